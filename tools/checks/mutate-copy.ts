/** A copy of the checkout to change files in, so that an aborted run leaves nothing behind. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Build output and test data: large, made by other commands, and never changed here. */
const SHARED = ["content/dist", ".data/test"];
/** Links to our own packages, which must point into the copy. */
const OWN = "@theta";

export function copyCheckout(from: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "theta-mutants-"));
  for (const file of filesOf(from)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(from, file), join(folder, file));
  }
  linkModules(join(from, "node_modules"), join(folder, "node_modules"));
  for (const shared of SHARED.filter((path) => existsSync(join(from, path)))) {
    mkdirSync(dirname(join(folder, shared)), { recursive: true });
    symlinkSync(join(from, shared), join(folder, shared));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Files in git and files not in it yet. A deleted file may still be listed. */
function filesOf(checkout: string): string[] {
  const options = { cwd: checkout, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], options);
  return listed.split("\0").filter((file) => file !== "" && existsSync(join(checkout, file)));
}

function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === OWN)
      cpSync(join(from, OWN), join(to, OWN), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".") || name === ".bin")
      symlinkSync(join(from, name), join(to, name));
  }
}
