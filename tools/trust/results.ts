/** The results of the latest runs, which the page is made from. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { format } from "prettier";
import { PARTS } from "./rows.ts";
import { type Results, trustPage, type When } from "./trust-page.ts";

const FILE = new URL("results.json", import.meta.url);
export const PAGE = new URL("../../docs/trust.md", import.meta.url);

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, "utf8")) as Results;
}

/** Writes the results and the page. */
export async function saveResults(results: Results): Promise<void> {
  writeFileSync(FILE, await format(JSON.stringify(results), { parser: "json", printWidth: 100 }));
  writeFileSync(PAGE, await pageOf(results));
}

export async function pageOf(results: Results): Promise<string> {
  return await format(trustPage(PARTS, results), { parser: "markdown", printWidth: 100 });
}

export function now(): When {
  const commit = git("rev-parse", "--short=10", "HEAD");
  const own = [":!docs/trust.md", ":!tools/trust/results.json"];
  const isChanged = git("status", "--porcelain", "--", ":/", ...own) !== "";
  const date = new Date().toISOString().slice(0, 10);
  return { date, commit: isChanged ? `${commit}+` : commit };
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}
