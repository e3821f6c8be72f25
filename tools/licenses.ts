/**
 * Lists the licenses of everything that runs in production, from the lock file alone. Exits with 1 if there's one that
 * isn't allowed below.
 */
import { readFileSync } from "node:fs";
import { runCommand, readOptions } from "./command-options.ts";

/** None of them asks us to publish our own code, or anything beyond keeping their notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  // For fonts.
  "OFL-1.1",
  // Python's, for argparse.
  "PSF-2.0",
]);

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

export interface Licensed {
  /** Name and version. */
  id: string;
  name: string;
  version: string;
  license: string;
  /** Its hash, as the lock file has it. */
  integrity: string;
}

const LOCK = new URL("../package-lock.json", import.meta.url);

/** What isn't only for development, by name and version. */
export function productionLicenses(text = readFileSync(LOCK, "utf8")): Licensed[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  const found = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes("node_modules/") && !dev && !link)
    .map(([place, { version = "", license = "none", integrity = "" }]) => {
      const name = place.split("node_modules/").at(-1)!;
      return { id: `${name}@${version}`, name, version, license, integrity };
    });
  const once = new Map(found.map((one) => [one.id, one]));
  return [...once.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

export const refused = (list: readonly Licensed[]): Licensed[] =>
  list.filter(({ license }) => !ALLOWED.has(license));

function main(): void {
  readOptions({});
  const list = productionLicenses();
  for (const license of [...new Set(list.map((one) => one.license))].toSorted()) {
    const names = list.filter((one) => one.license === license).map(({ id }) => id);
    console.log(`${license} (${names.length})\n  ${names.join(", ")}`);
  }
  const bad = refused(list);
  if (bad.length === 0) return;
  const words = bad.map(({ id, license }) => `${id} (${license})`).join(", ");
  console.error(`Not allowed in tools/licenses.ts: ${words}`);
  process.exitCode = 1;
}

if (import.meta.main) await runCommand(main);
