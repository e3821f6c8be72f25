import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyCheckout } from "./mutate-copy.ts";
import { createTestRunner } from "./mutate-process.ts";

const MODULES = join(import.meta.dirname, "../../node_modules");

/** A checkout with these files, not all of them in git. */
function makeCheckout(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "theta-checkout-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  execFileSync("git", ["init", "-q"], { cwd: folder });
  mkdirSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules/@theta"));
  symlinkSync("../../own", join(folder, "node_modules/@theta/own"));
  symlinkSync(join(MODULES, "vitest"), join(folder, "node_modules/vitest"));
  return folder;
}

const SOURCE = "export const double = (n: number) => 2 * n;\n";

test("runs tests in a copy: red, green again, and late in an endless loop", async () => {
  const checkout = makeCheckout({
    ".gitignore": "node_modules/\nsecret.txt\n",
    "secret.txt": "",
    "double.ts": SOURCE,
    "double.test.ts": `
      import { expect, test } from "vitest";
      import { double } from "./double.ts";
      test("two", () => expect(double(1)).toBe(2));`,
    "other.test.ts": `
      import { expect, test } from "vitest";
      test("other", () => expect(1).toBe(1));`,
  });
  const { folder, remove } = copyCheckout(checkout);
  onTestFinished(remove);
  expect(existsSync(join(folder, "secret.txt"))).toBe(false);
  mkdirSync(join(folder, "own"));
  expect(existsSync(join(folder, "node_modules/@theta/own"))).toBe(true);

  const runner = createTestRunner(folder);
  onTestFinished(runner.close);
  const run = async (source: string, limit = 600) => {
    writeFileSync(join(folder, "double.ts"), source);
    return await runner.run({ changed: "double.ts", tests: ["double.test.ts"] }, limit);
  };
  expect(await run(SOURCE)).toBe("green");
  expect(await run(SOURCE.replace("*", "/"))).toBe("green");
  expect(await run(SOURCE.replace("*", "+"))).toBe("red");
  const other = { changed: "double.ts", tests: ["other.test.ts"] };
  expect(await runner.run(other, 600)).toBe("green");
  expect(await run(SOURCE)).toBe("green");
  expect(await run("for (;;);\n" + SOURCE, 3)).toBe("late");
  expect(await run(SOURCE)).toBe("green");
  expect(readFileSync(join(checkout, "double.ts"), "utf8")).toBe(SOURCE);
  await runner.close();
  remove();
  expect(existsSync(folder)).toBe(false);
});
