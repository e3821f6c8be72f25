import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { type DatabaseUser } from "./database-user.ts";
import { EmbeddedPostgresError, explainOutput, refuse } from "./embedded-postgres-error.ts";
import { copyReadable, SHARED_FOLDER, uniqueSuffix } from "./shared-folder.ts";
import { runAs } from "./run-as.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** PostgreSQL's programs, in a place where the database's user can run them. */
export async function runnableBinaries(
  user: DatabaseUser | undefined,
  packageFolder = installedPackage(),
  sharedFolder = SHARED_FOLDER,
): Promise<Binaries> {
  linkLibraries(packageFolder);
  const installed = binariesIn(packageFolder);
  const trial = await runAs(user, installed.postgres, ["--version"]);
  if (trial.succeeded) return installed;
  if (trial.spawnError?.code === "EPERM" || trial.spawnError?.code === "EINVAL")
    throw refuse(
      "PostgreSQL refuses to run as root, and this system won't let us run it as another user. Start Theta as a regular user, or set DATABASE_URL.",
      trial.spawnError,
    );
  // Closed parent folders only keep out other users, so a copy wouldn't help us.
  if (!user) throw explainOutput("PostgreSQL doesn't run on this machine.", trial.output);

  const copy = binariesIn(copyToSharedFolder(packageFolder, sharedFolder));
  const secondTrial = await runAs(user, copy.postgres, ["--version"]);
  if (secondTrial.succeeded) return copy;
  throw explainOutput(`PostgreSQL doesn't run from ${copy.postgres}.`, secondTrial.output);
}

function binariesIn(packageFolder: string): Binaries {
  const bin = join(packageFolder, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

function installedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return dirname(dirname(entry));
  } catch (error) {
    throw refuse(
      `There is no PostgreSQL for this kind of machine (the npm package ${name} is not installed). Set DATABASE_URL to your own PostgreSQL, or run npm ci again if the machine is supported.`,
      error,
    );
  }
}

/**
 * The package lists links that npm can't carry. Its install script would make them, but we run
 * none.
 */
function linkLibraries(packageFolder: string): void {
  for (const { source, target } of listedLinks(packageFolder)) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    const made = `${link}.${uniqueSuffix()}`;
    try {
      symlinkSync(relative(dirname(link), join(packageFolder, source)), made);
      // Renaming lets two starters succeed at once and replaces a broken link.
      renameSync(made, link);
    } catch (error) {
      rmSync(made, { force: true });
      throw refuse(`Can't create the link ${link}, which PostgreSQL needs.`, error);
    }
  }
}

function listedLinks(packageFolder: string): { source: string; target: string }[] {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  const links: unknown = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  if (!Array.isArray(links) || !links.every(isLink))
    throw new EmbeddedPostgresError(`${list} does not read as expected. Run npm ci again.`);
  return links;
}

function isLink(entry: unknown): entry is { source: string; target: string } {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "source" in entry &&
    typeof entry.source === "string" &&
    "target" in entry &&
    typeof entry.target === "string"
  );
}

/** One copy per version, shared by all checkouts on the machine. */
function copyToSharedFolder(packageFolder: string, sharedFolder: string): string {
  const about: unknown = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
  const version =
    typeof about === "object" && about !== null && "version" in about ? String(about.version) : "0";
  const copy = join(sharedFolder, `postgresql-${version}-${basename(packageFolder)}`);
  if (!existsSync(copy)) copyReadable(packageFolder, copy);
  return copy;
}
