/** Lighthouse in a process of its own, from a package of its own that's installed when it's first needed. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../command-options.ts";

const run = promisify(execFile);
const HERE = import.meta.dirname;
const MOST_BYTES = 64 * 1024 * 1024;

/** What we read of its report. */
export interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}

interface Asked {
  /** Of a browser that's running. If nothing answers there, Lighthouse starts one that isn't signed in. */
  port: number;
  categories: readonly string[];
  /** For a page that needs what the browser has stored. */
  keepsStorage: boolean;
}

export async function runLighthouse(url: string, asked: Asked): Promise<Report> {
  const flags = [
    `--port=${asked.port}`,
    `--only-categories=${asked.categories.join()}`,
    "--output=json",
    "--quiet",
    // Without it, it asks a person whether it may send errors to its makers.
    "--no-enable-error-reporting",
    ...(asked.keepsStorage ? ["--disable-storage-reset"] : []),
  ];
  const cli = join(HERE, "node_modules", "lighthouse", "cli", "index.js");
  try {
    const { stdout } = await run(process.execPath, [cli, url, ...flags], { maxBuffer: MOST_BYTES });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    throw new Error(`Lighthouse couldn't measure ${url}.`, { cause: error });
  }
}

export async function installLighthouse(): Promise<void> {
  const wanted = readFileSync(join(HERE, "package-lock.json"), "utf8");
  // Written last, so an installation that was broken off is made again.
  const stamp = join(HERE, "node_modules", ".theta-stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing Lighthouse …");
  try {
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: HERE });
  } catch (error) {
    throw new UsageError(
      `Lighthouse couldn't be installed. Check your network and disk space, then run the command again.\n${String(error)}`,
    );
  }
  writeFileSync(stamp, wanted);
}
