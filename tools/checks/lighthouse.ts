/**
 * Runs Lighthouse's mobile profile on the pages that new visitors land on, against its own server:
 * `npm run lighthouse`, or `-- /gmat /blog` for some of them. Times vary with the machine; `--runs
 * 3` takes the median run of each page.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { E2E_URL } from "../../e2e/support/server.ts";
import startServer from "../../e2e/support/start-server.ts";
import { findBrowser } from "../shots/browser.ts";

const PAGES = ["/", "/gmat", "/gre", "/blog", "/PlanAndPricing", "/login"];
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const DEBUGGING_PORT = 4399;

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1" } },
});
const pages = positionals.length > 0 ? positionals : PAGES;

const scoreOf = (report: Result, category: Category) =>
  Math.round(100 * (report.categories[category]?.score ?? 0));

async function measure(path: string): Promise<Result> {
  const told = await lighthouse(E2E_URL + path, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    logLevel: "error",
  });
  if (!told) throw new Error(`Lighthouse reported nothing for ${path}`);
  return told.lhr;
}

/** The middle one of several runs, by performance. */
async function middleRun(path: string): Promise<Result> {
  const reports: Result[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) reports.push(await measure(path));
  reports.sort((one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"));
  return reports[Math.floor(reports.length / 2)]!;
}

/**
 * What failed, in words that say where to look. Leaves out audits that passed, only inform, or
 * measure time.
 */
function faultsOf(report: Result): string[] {
  const checked = ["accessibility", "best-practices", "seo"].flatMap(
    (category) => report.categories[category]?.auditRefs ?? [],
  );
  return checked.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

const stopServer = await startServer();
let browser: Browser | undefined;
try {
  const { executablePath, args } = await findBrowser();
  browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  process.stdout.write(
    "page              perf  a11y  best   seo      FCP      LCP      TBT    CLS  transferred\n",
  );
  for (const path of pages) {
    const report = await middleRun(path);
    const scores = CATEGORIES.map((category) => scoreOf(report, category));
    const told = (audit: string) => (report.audits[audit]?.displayValue ?? "–").replaceAll(" ", "");
    const bytes = report.audits["total-byte-weight"]?.numericValue ?? 0;
    process.stdout.write(
      [
        path.padEnd(16),
        ...scores.map((score) => String(score).padStart(5)),
        told("first-contentful-paint").padStart(8),
        told("largest-contentful-paint").padStart(8),
        told("total-blocking-time").padStart(8),
        told("cumulative-layout-shift").padStart(6),
        `${Math.round(bytes / 1000)} kB`.padStart(11),
      ].join(" ") + "\n",
    );
    for (const fault of faultsOf(report)) process.stdout.write(`  ${fault}\n`);
    if (scores.some((score, place) => score < TARGETS[CATEGORIES[place]!])) process.exitCode = 1;
  }
} finally {
  await browser?.close();
  await stopServer();
}
