import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { UsageError } from "../../tools/command-options.ts";

/** By name, a program that each of Debian's packages brings. */
export type Packages = Readonly<Record<string, string>>;

/** Installs what is missing. The services that Debian would start with it stay off. */
export function installPackages(packages: Packages): void {
  if (process.getuid?.() !== 0)
    throw new UsageError(
      "This installs packages and starts programs as other users: run it as root.",
    );
  if (!existsSync("/etc/debian_version"))
    throw new UsageError("This installs Debian's packages, and this isn't Debian.");
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]!));
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(", ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const run = (...words: string[]) =>
    spawnSync("apt-get", words, { env, stdio: ["ignore", "ignore", "inherit"] }).status;
  run("update", "-qq");
  if (run("install", "-qq", "--no-install-recommends", ...missing) !== 0)
    throw new UsageError(`Debian's packages couldn't be installed: ${missing.join(" ")}.`);
}

/** The newest PostgreSQL that Debian has put here. */
export function postgresPrograms(): string {
  const [newest] = readdirSync("/usr/lib/postgresql").toSorted((one, two) => +two - +one);
  if (!newest) throw new UsageError("There is no PostgreSQL in /usr/lib/postgresql.");
  return `/usr/lib/postgresql/${newest}/bin`;
}
