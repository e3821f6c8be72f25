/** Lighthouse in a process of its own. It's installed when it's first needed. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const HERE = import.meta.dirname;
const INSTALLED = join(HERE, "node_modules", "lighthouse");
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
  /** Of a browser that's running. */
  port: number;
  categories: readonly string[];
  /** For a page that needs what the browser has stored. */
  keepsStorage: boolean;
}

export async function runLighthouse(url: string, asked: Asked): Promise<Report> {
  await install();
  const flags = [
    `--port=${asked.port}`,
    `--only-categories=${asked.categories.join()}`,
    "--output=json",
    "--quiet",
    // Without it, it asks a person whether it may send errors to its makers.
    "--no-enable-error-reporting",
    ...(asked.keepsStorage ? ["--disable-storage-reset"] : []),
  ];
  const cli = join(INSTALLED, "cli", "index.js");
  const { stdout } = await run(process.execPath, [cli, url, ...flags], { maxBuffer: MOST_BYTES });
  return JSON.parse(stdout) as Report;
}

async function install(): Promise<void> {
  const wanted = versionIn(join(HERE, "package-lock.json"), "node_modules/lighthouse");
  const found = existsSync(INSTALLED) && versionIn(join(INSTALLED, "package.json"));
  if (found === wanted) return;
  console.log("Installing Lighthouse …");
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: HERE });
}

interface Versions {
  version: string;
  packages?: Record<string, { version: string }>;
}

function versionIn(file: string, name?: string): string | undefined {
  const read = JSON.parse(readFileSync(file, "utf8")) as Versions;
  return name === undefined ? read.version : read.packages?.[name]?.version;
}
