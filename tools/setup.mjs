// Makes a checkout ready to run: installs the packages and, with --build, builds the web app, each
// only when something changed. It runs before `npm start` and `npm test` on whatever Node the
// machine has, so it is plain JavaScript and uses nothing that would need installing first.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inRoot = (...parts) => join(root, ...parts);

const installStamp = inRoot("node_modules", ".theta-stamp");
/** What `npm run build` of a workspace writes to its dist, and from which sources. */
const BUILDS = [
  {
    title: "Building the web app",
    workspace: "apps/web",
    sources: [
      "apps/web",
      "packages/contract",
      // Files that end up in pages: articles, plans, claims.
      ...["blog", "load-plans.ts", "plans.yaml", "load-claims.ts", "claims.yaml"].map(
        (source) => `content/${source}`,
      ),
    ],
  },
  {
    title: "Rendering the item bank",
    workspace: "content",
    sources: ["content", "packages/items", "packages/contract"],
  },
].filter(({ workspace }) => existsSync(inRoot(workspace, "package.json")));
const stampOf = ({ workspace }) => inRoot(workspace, "dist", ".stamp");
const ownNode = inRoot("node_modules", ".bin", "node");
// The server runs TypeScript directly; older versions need a flag for that.
const OLDEST_NODE = [22, 18];

/** A failure to show to the person; any other error is a fault in this script. */
class SetupError extends Error {}

// --- what is there, as content hashes ---

function hashOf(paths, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const path of paths.flatMap(filesUnder)) {
    const content = readFileSync(path);
    hash.update(`\0${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

const NOT_SOURCE = new Set(["node_modules", "dist"]);

function filesUnder(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.isFile() ? [path] : [];
  const names = readdirSync(path).filter((name) => !NOT_SOURCE.has(name));
  return names.toSorted().flatMap((name) => filesUnder(join(path, name)));
}

/** The checkout's own packages, as named in the lockfile: "" is the root. */
function ownPackages() {
  const { workspaces = [] } = readJson("package.json");
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith("/*")) return [pattern];
    const parent = pattern.slice(0, -2);
    const names = existsSync(inRoot(parent)) ? readdirSync(inRoot(parent)).toSorted() : [];
    return names.map((name) => `${parent}/${name}`);
  });
  return ["", ...folders].filter((folder) => existsSync(inRoot(folder, "package.json")));
}

const readJson = (...parts) => JSON.parse(readFileSync(inRoot(...parts), "utf8"));

// Includes the platform, because a folder shared with a container may hold another system's
// binaries.
const wantedInstall = () =>
  hashOf(
    [inRoot("package-lock.json"), ...ownPackages().map((own) => inRoot(own, "package.json"))],
    `${process.platform}-${process.arch}`,
  );

const wantedBuild = ({ sources }) =>
  hashOf([...sources, "package-lock.json"].map((path) => inRoot(path)));

const readStamp = (path) => (existsSync(path) ? readFileSync(path, "utf8").trim() : undefined);
const isInstalled = () => readStamp(installStamp) === wantedInstall();
const isBuilt = (one) => readStamp(stampOf(one)) === wantedBuild(one);
const unbuilt = () => BUILDS.filter((one) => !isBuilt(one));

// --- packages ---

async function install() {
  // After `npm install` the right packages are already there; npm's own list shows it.
  if (!matchesLockfile()) {
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund"];
    // Named explicitly, because NODE_ENV=production would leave out what the build needs.
    await runNpm("Installing packages", ["ci", "--include=dev", "--include=optional", ...flags], {
      advice: "Check your network and disk space, then run the command again.",
    });
  }
  mkdirSync(dirname(installStamp), { recursive: true });
  writeFileSync(installStamp, `${wantedInstall()}\n`);
}

function matchesLockfile() {
  if (!existsSync(inRoot("node_modules", ".package-lock.json"))) return false;
  const installed = readJson("node_modules", ".package-lock.json").packages ?? {};
  const { packages: locked = {} } = readJson("package-lock.json");
  const wanted = Object.entries(locked).filter(([path]) => path.startsWith("node_modules/"));
  return (
    ownPackages().every((own) => asksForTheSame(readJson(own, "package.json"), locked[own])) &&
    Object.keys(installed).every((path) => path in locked) &&
    wanted.every(([path, wants]) => {
      const has = installed[path];
      return has ? isSamePackage(has, wants) && existsSync(inRoot(path)) : mayBeMissing(wants);
    })
  );
}

const DEPENDENCY_LISTS = [
  "dependencies",
  "devDependencies",
  "optionalDependencies",
  "peerDependencies",
];

const asksForTheSame = (own, locked = {}) =>
  DEPENDENCY_LISTS.every((list) => isDeepStrictEqual(own[list] ?? {}, locked[list] ?? {}));

const isSamePackage = (has, wants) =>
  has.version === wants.version && has.integrity === wants.integrity && has.link === wants.link;

const allows = (list, mine) => !list || [list].flat().includes(mine);

/**
 * A package must be there only if it was made for this platform; npm knows which C library it
 * needs.
 */
const mayBeMissing = ({ optional, os, cpu, libc }) => {
  const isForPlatform = os !== undefined || cpu !== undefined;
  const fits = isForPlatform && allows(os, process.platform) && allows(cpu, process.arch);
  return optional === true && (!fits || libc !== undefined);
};

// --- builds ---

async function build(one) {
  const { title, workspace } = one;
  const stamp = wantedBuild(one);
  // Removed before the build, so that a failed one can't pass for a good one.
  rmSync(stampOf(one), { force: true });
  await runNpm(title, ["run", "build", "-w", workspace], {
    advice: "Fix the errors above, then run the command again.",
  });
  if (!existsSync(dirname(stampOf(one))))
    throw new SetupError(`${title}: the build left no ${workspace}/dist behind.`);
  writeFileSync(stampOf(one), `${stamp}\n`);
}

/**
 * All at the same time. It fails with the first one's error after the others are done, so that
 * nothing is being written when the lock is released.
 */
async function buildAll(ones) {
  const ends = await Promise.allSettled(ones.map(build));
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Prints a line when it begins and when it ends; npm's output is shown only when it fails. */
async function runNpm(title, args, { advice }) {
  const began = Date.now();
  process.stdout.write(`${title} …\n`);
  const { code, output } = await npm(args);
  if (code === 0) {
    process.stdout.write(`${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
    return;
  }
  process.stdout.write(`${title}: failed\n`);
  process.stderr.write(`${output.trimEnd()}\n\n`);
  throw new SetupError(`${title} failed (npm ${args.slice(0, 2).join(" ")}). ${advice}`);
}

function npm(args) {
  // The machine's own Node runs npm, because the one in node_modules is deleted and restored in the
  // process.
  const path = (process.env.PATH ?? "").split(delimiter);
  const outside = path.filter((folder) => !folder.includes(`${sep}node_modules${sep}.bin`));
  const env = { ...process.env, PATH: outside.join(delimiter) };
  // The mode the server is started in must not affect how the pages are built.
  delete env.NODE_ENV;
  return new Promise((resolve) => {
    let output = "";
    const child = spawn("npm", args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: `npm: ${error.message}` }));
    child.on("close", (code) => resolve({ code, output }));
  });
}

// --- one setup at a time ---

const lock = inRoot(".build", "setup.lock");
const lockOwner = join(lock, "pid");
// Longer than it takes to write the process id into a new lock.
const OWNERLESS_MAX_AGE_MS = 5_000;

async function withLock(work) {
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  while (!takeLock()) {
    if (removeDeadLock()) continue;
    if (!told) process.stdout.write("Waiting for another setup of this checkout to finish …\n");
    told = true;
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock() {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(lockOwner, String(process.pid));
  return true;
}

function removeDeadLock() {
  const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  const owner = Number(readStamp(lockOwner) ?? 0);
  const dead = owner
    ? !isAlive(owner)
    : made !== undefined && Date.now() - made > OWNERLESS_MAX_AGE_MS;
  if (dead) rmSync(lock, { recursive: true, force: true });
  return dead;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

// --- the Node that will run the server ---

function checkNode() {
  const version = serverNode();
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNewEnough =
    major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  if (isNewEnough) return;
  throw new SetupError(
    `Theta needs Node ${OLDEST_NODE.join(".")} or newer. This machine has ${version}, and npm has no Node for ${process.platform}-${process.arch} that works here. Install Node 24 from https://nodejs.org and run the command again.`,
  );
}

/**
 * npm puts node_modules/.bin first in the PATH, so a Node from a package wins over the machine's.
 */
function serverNode() {
  const current = process.versions.node;
  if (!existsSync(ownNode) || realpathSync(ownNode) === realpathSync(process.execPath))
    return current;
  const { status, stdout } = spawnSync(ownNode, ["--version"], { encoding: "utf8" });
  if (status === 0) return stdout.trim().replace(/^v/, "");
  // Perhaps it was made for another C library. Removed, or npm would run it anyway.
  rmSync(ownNode, { force: true });
  return current;
}

/**
 * For the server to say which commit it is (apps/api/src/platform/release.ts). An image is built
 * without Git, so it's told. Some versions of podman-compose pass the words "${COMMIT:-}" on instead of nothing.
 */
function noteCommit() {
  const told = /^[0-9a-f]+$/.exec(process.env.THETA_COMMIT ?? "")?.[0];
  const asked = spawnSync("git", ["rev-parse", "--short=8", "HEAD"], {
    cwd: root,
    encoding: "utf8",
  });
  const commit = told || (asked.status === 0 ? asked.stdout.trim() : "");
  mkdirSync(inRoot(".build"), { recursive: true });
  writeFileSync(inRoot(".build", "commit"), `${commit}\n`);
}

async function main() {
  const wantsBuild = process.argv.includes("--build");
  const isReady = () => isInstalled() && (!wantsBuild || unbuilt().length === 0);
  if (!isReady())
    await withLock(async () => {
      if (!isInstalled()) await install();
      checkNode();
      if (wantsBuild) await buildAll(unbuilt());
    });
  checkNode();
  if (wantsBuild) noteCommit();
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof SetupError || error.code !== undefined;
  process.stderr.write(`${isPlain ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
