/**
 * Runs Lighthouse's mobile profile on the pages that new visitors land on, and on a learner's
 * screens with `--signed-in`, against its own server behind HTTPS: `npm run lighthouse`, or `-- /gmat /blog` for
 * some of them. Times vary with the machine; `--runs 3` takes the median run of each page.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BrowserContext, chromium } from "@playwright/test";
import { finishMock } from "../../e2e/support/finished-mock.ts";
import { finishQuiz } from "../../e2e/support/finished-quiz.ts";
import { givePlan } from "../../e2e/support/mocks.ts";
import { register, signIn } from "../../e2e/support/people.ts";
import { E2E_URL } from "../../e2e/support/server.ts";
import startServer from "../../e2e/support/start-server.ts";
import { runCommand } from "../command-options.ts";
import { keepRun } from "../kept-run.ts";
import { findBrowser } from "../shots/browser.ts";
import { startHttpsFront } from "./https-front.ts";
import { installLighthouse, type Report, runLighthouse } from "./run-lighthouse.ts";

const PAGES = ["/", "/gmat", "/gre", "/blog", "/PlanAndPricing", "/login"];
const SIGNED_IN = [
  "/dashboard/Gmat",
  "/free-quiz",
  "/topic-tests",
  "/practice",
  "/practice-plan",
  "/mock-test",
  "/mock-test-analytics",
  "/mock-test-solution",
  "/TestReport",
  "/study-notes",
  "/account",
];
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const DEBUGGING_PORT = 4399;

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** For `npm run bench`. */
export interface LighthousePage {
  path: string;
  performance: number;
  isGood: boolean;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "1" },
    "signed-in": { type: "boolean", default: false },
  },
});
const isSignedIn = values["signed-in"];
const ownPages = isSignedIn ? SIGNED_IN : PAGES;
const pages = positionals.length > 0 ? positionals : ownPages;
/** Search engines don't see a learner's screens. */
const categories = CATEGORIES.filter((category) => category !== "seo" || !isSignedIn);

const scoreOf = (report: Report, category: Category) =>
  Math.round(100 * (report.categories[category]?.score ?? 0));

async function measure(url: string): Promise<Report> {
  return await runLighthouse(url, {
    port: DEBUGGING_PORT,
    categories,
    keepsStorage: isSignedIn,
  });
}

/** The middle one of several runs, by performance. */
async function middleRun(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) reports.push(await measure(url));
  reports.sort((one, other) => scoreOf(one, "performance") - scoreOf(other, "performance"));
  return reports[Math.floor(reports.length / 2)]!;
}

/**
 * What failed, in words that say where to look. Leaves out audits that passed, only inform, or
 * measure time.
 */
function faultsOf(report: Report): string[] {
  const checked = categories
    .slice(1)
    .flatMap((category) => report.categories[category]?.auditRefs ?? []);
  return checked.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

/** A learner with a plan, a finished quiz, and a finished mock, in the browser that Lighthouse uses. */
async function signInSomebody(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const person = await register(page.request);
  await givePlan(person);
  await finishQuiz(page.request, person, { section: "quant", wrong: [2, 5] });
  await finishMock(page.request, person, { kind: "full" });
  await signIn(page, person);
}

await runCommand(async () => {
  await installLighthouse();
  const stopServer = await startServer();
  const front = await startHttpsFront(E2E_URL);
  const profile = mkdtempSync(join(tmpdir(), "theta-lighthouse-"));
  let context: BrowserContext | undefined;
  try {
    const { executablePath, args } = await findBrowser();
    // Lighthouse opens tabs of its own, which share what's stored only with a context like this.
    context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`, front.browserArgument],
      baseURL: front.url,
      ignoreHTTPSErrors: true,
    });
    if (isSignedIn) await signInSomebody(context);
    process.stdout.write(
      "page                   perf  a11y  best   seo      FCP      LCP      TBT    CLS  transferred\n",
    );
    const measured: LighthousePage[] = [];
    for (const path of pages) {
      const report = await middleRun(front.url + path);
      const scores = categories.map((category) => scoreOf(report, category));
      const shown = CATEGORIES.map((_, place) => String(scores[place] ?? "–"));
      const told = (audit: string) =>
        (report.audits[audit]?.displayValue ?? "–").replaceAll(" ", "");
      const bytes = report.audits["total-byte-weight"]?.numericValue ?? 0;
      process.stdout.write(
        [
          path.padEnd(21),
          ...shown.map((score) => score.padStart(5)),
          told("first-contentful-paint").padStart(8),
          told("largest-contentful-paint").padStart(8),
          told("total-blocking-time").padStart(8),
          told("cumulative-layout-shift").padStart(6),
          `${Math.round(bytes / 1000)} kB`.padStart(11),
        ].join(" ") + "\n",
      );
      for (const fault of faultsOf(report)) process.stdout.write(`  ${fault}\n`);
      const isGood = scores.every((score, place) => score >= TARGETS[categories[place]!]);
      measured.push({ path, performance: scoreOf(report, "performance"), isGood });
      if (!isGood) process.exitCode = 1;
    }
    if (positionals.length === 0)
      keepRun(`lighthouse/${isSignedIn ? "signed-in" : "public"}.json`, measured);
  } finally {
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
    await front.stop();
    await stopServer();
  }
});
