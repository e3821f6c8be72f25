import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

const checkouts: string[] = [];
/** The same for all checkouts, and npm takes long to make it. */
let lockfile: string | undefined;

function makeLockfile(root: string): string {
  spawnSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], { cwd: root });
  return readFileSync(join(root, "package-lock.json"), "utf8");
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of checkouts.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * A small checkout with the same layout and no packages to download. Its build records each run.
 */
function newCheckout() {
  const root = mkdtempSync(join(tmpdir(), "theta-setup-"));
  checkouts.push(root);
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const lines = (path: string) => (existsSync(join(root, path)) ? read(path).split("\n") : []);

  mkdirSync(join(root, "tools"));
  cpSync(new URL("setup.mjs", import.meta.url), join(root, "tools", "setup.mjs"));
  write(
    "package.json",
    JSON.stringify({ name: "small", version: "1.0.0", workspaces: ["apps/*", "content"] }),
  );
  write(
    "apps/web/package.json",
    JSON.stringify({ name: "web", version: "1.0.0", scripts: { build: "node build.mjs" } }),
  );
  write(
    "apps/web/build.mjs",
    `import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
     appendFileSync("../../builds.log", "built\\n");
     if (readFileSync("page.txt", "utf8") === "broken") throw new Error("page.txt is broken");
     mkdirSync("dist", { recursive: true });`,
  );
  write("apps/web/page.txt", "hello");
  write(
    "content/package.json",
    JSON.stringify({ name: "words", version: "1.0.0", scripts: { build: "node build.mjs" } }),
  );
  write(
    "content/build.mjs",
    `import { appendFileSync, mkdirSync } from "node:fs";
     appendFileSync("../renders.log", "rendered\\n");
     mkdirSync("dist", { recursive: true });`,
  );
  write("packages/contract/route.ts", "export {};");
  write("packages/items/render.ts", "export {};");
  lockfile ??= makeLockfile(root);
  write("package-lock.json", lockfile);

  return {
    root,
    write,
    read,
    has: (path: string) => existsSync(join(root, path)),
    builds: () => lines("builds.log").filter(Boolean).length,
    renders: () => lines("renders.log").filter(Boolean).length,
    setUp: (...flags: string[]) => setUp(root, flags),
  };
}

function setUp(root: string, flags: string[]) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [join(root, "tools", "setup.mjs"), ...flags]);
    let out = "";
    let err = "";
    child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
    child.on("close", (code) => {
      resolve({ code, out, err });
    });
  });
}

const DONE = { code: 0, out: "", err: "" };

test("installs and builds on the first run, with a line for each, and has nothing to do on the second", async () => {
  const checkout = newCheckout();
  const first = await checkout.setUp("--build");
  expect(first).toMatchObject({ code: 0, err: "" });
  const lines = first.out
    .replaceAll(/[\d.]+ s/g, "N s")
    .trim()
    .split("\n");
  expect(lines.slice(0, 4)).toEqual([
    "Installing packages …",
    "Installing packages: done in N s",
    "Building the web app …",
    "Rendering the item bank …",
  ]);
  expect(lines.slice(4).toSorted()).toEqual([
    "Building the web app: done in N s",
    "Rendering the item bank: done in N s",
  ]);
  expect(await checkout.setUp("--build")).toEqual(DONE);
  expect(checkout.builds()).toBe(1);
});

test("builds nothing without --build", async () => {
  const checkout = newCheckout();
  await checkout.setUp();
  expect(checkout.builds()).toBe(0);
});

test("writes down which commit was built, if there is one", async () => {
  const checkout = newCheckout();
  await checkout.setUp("--build");
  expect(checkout.read(".build/commit").trim()).toBe("");
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.org", ...args], {
      cwd: checkout.root,
      encoding: "utf8",
    }).stdout;
  git("init");
  git("commit", "--allow-empty", "--message", "first");
  await checkout.setUp("--build");
  expect(checkout.read(".build/commit")).toBe(git("rev-parse", "--short=8", "HEAD"));
  vi.stubEnv("THETA_COMMIT", "0123abcd");
  await checkout.setUp("--build");
  expect(checkout.read(".build/commit")).toBe("0123abcd\n");
  vi.stubEnv("THETA_COMMIT", "${COMMIT:-}");
  await checkout.setUp("--build");
  expect(checkout.read(".build/commit")).toBe(git("rev-parse", "--short=8", "HEAD"));
});

test("repeats each build when its own sources changed, and only then", async () => {
  const checkout = newCheckout();
  await checkout.setUp("--build");
  const made = { builds: 1, renders: 1 };
  const cases = [
    ["apps/web/page.txt", 1, 0],
    ["content/words.json", 0, 1],
    ["packages/items/render.ts", 0, 1],
    ["packages/contract/route.ts", 1, 1],
    ["content/claims.yaml", 1, 1],
    ["content/plans.yaml", 1, 1],
  ] as const;
  for (const [path, build, render] of cases) {
    checkout.write(path, "changed");
    await checkout.setUp("--build");
    made.builds += build;
    made.renders += render;
    expect({ builds: checkout.builds(), renders: checkout.renders() }, path).toEqual(made);
  }
  checkout.write("apps/web/dist/index.html", "changed");
  checkout.write("content/dist/bank.json", "changed");
  checkout.write("docs/page.md", "changed");
  expect(await checkout.setUp("--build")).toEqual(DONE);
});

test("shows what a failed build said, ends with a sentence, and tries again next time", async () => {
  const checkout = newCheckout();
  await checkout.setUp("--build");
  checkout.write("apps/web/page.txt", "broken");
  const failed = await checkout.setUp("--build");
  expect(failed.code).toBe(1);
  expect(failed.err).toMatch(
    /page\.txt is broken[\s\S]*Building the web app failed .*run the command again\.\n$/,
  );
  expect(checkout.has("apps/web/dist/.stamp")).toBe(false);
  expect(failed.out).toContain("Building the web app: failed\n");

  checkout.write("apps/web/page.txt", "hello");
  expect((await checkout.setUp("--build")).code).toBe(0);
  expect(checkout.builds()).toBe(3);
});

test("finishes the build beside a failed one and doesn't repeat it", async () => {
  const checkout = newCheckout();
  checkout.write("apps/web/page.txt", "broken");
  expect((await checkout.setUp("--build")).code).toBe(1);
  expect(checkout.has("content/dist/.stamp")).toBe(true);
  expect(checkout.has(".build/setup.lock")).toBe(false);

  checkout.write("apps/web/page.txt", "hello");
  expect((await checkout.setUp("--build")).code).toBe(0);
  expect(checkout.renders()).toBe(1);
});

test("installs changed packages again, and shows npm's reason if that fails", async () => {
  const checkout = newCheckout();
  await checkout.setUp();
  const needy = { name: "web", version: "1.0.0", dependencies: { "not-in-the-lockfile": "1.0.0" } };
  checkout.write("apps/web/package.json", JSON.stringify(needy));
  const failed = await checkout.setUp();
  expect(failed.code).toBe(1);
  expect(failed.err).toMatch(/not-in-the-lockfile[\s\S]*Installing packages failed \(npm ci/);
});

test("accepts packages that npm install put there", async () => {
  const checkout = newCheckout();
  spawnSync("npm", ["install", "--ignore-scripts"], { cwd: checkout.root });
  checkout.write("node_modules/kept.txt", "kept");
  expect(await checkout.setUp()).toEqual(DONE);
  expect(checkout.has("node_modules/kept.txt")).toBe(true);
});

test("lets the second of two setups wait and then find nothing left to do", async () => {
  const checkout = newCheckout();
  const both = await Promise.all([checkout.setUp("--build"), checkout.setUp("--build")]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.filter(({ out }) => out.includes("Installing"))).toHaveLength(1);
  expect(checkout.builds()).toBe(1);
});

test("ignores the lock of a setup that was killed", async () => {
  const checkout = newCheckout();
  checkout.write(".build/setup.lock/pid", String(spawnSync("true").pid));
  expect((await checkout.setUp()).code).toBe(0);
  expect(checkout.has(".build/setup.lock")).toBe(false);
});
