/** An earlier release in a folder of its own, ready to run. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "../command-options.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

export interface Release {
  folder: string;
  commit: string;
  /** Runs one of its programs with its packages; throws unless it succeeds. */
  run: (program: string, args: string[], env?: Record<string, string>) => void;
}

/** Checks it out, installs its packages, and builds what `parts` asks for. */
export async function withRelease<T>(
  ref: string,
  { builds }: { builds: boolean },
  work: (release: Release) => Promise<T>,
): Promise<T> {
  const commit = commitOf(ref);
  const parent = mkdtempSync(join(tmpdir(), "theta-release-"));
  const folder = join(parent, "theta");
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  const run: Release["run"] = (program, args, env = {}) => {
    const { status } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    if (status !== 0) throw new Error(`${program} of ${ref} ended with ${status}.`);
  };
  try {
    run("tools/setup.mjs", builds ? ["--build"] : []);
    return await work({ folder, commit, run });
  } finally {
    git("worktree", "remove", "--force", folder);
    rmSync(parent, { recursive: true, force: true });
  }
}

function commitOf(ref: string): string {
  try {
    return git("rev-parse", "--verify", "--quiet", `${ref}^{commit}`);
  } catch (error) {
    throw new UsageError(
      `Git doesn't know "${ref}". "git tag" lists the releases; a shallow clone has none of them before git fetch --unshallow.`,
      { cause: error },
    );
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
}
