import type { Row } from "./row.ts";
import { LONG_RUNS } from "./rows.ts";

export interface When {
  /** As in "2026-11-29". */
  date: string;
  /** Ends in "+" if there were changes on top of it. */
  commit: string;
}

export interface RowResult extends When {
  outcome: "held" | "failed" | "not run";
  /** The tests that failed or didn't run. */
  open: string[];
}

export interface LongResult extends When {
  /** `cut short`: held as far as it went. */
  outcome: "held" | "failed" | "cut short";
  figures: string[];
}

export interface Results {
  rows: Record<string, RowResult>;
  long: Record<string, LongResult>;
}

const BEGINNING = `# What can go wrong, and what happens then

Every fault and abuse that the product is built to handle, by number. Tests and comments name their row. After each one,
all of the following are true:

- Every acknowledged answer is in the database, and each question has only one.
- Nothing ends after its deadline, and no answer is accepted more than ten seconds after it.
- Each paid order has exactly one subscription, and an unpaid order has none. What a learner can open follows
  from their subscriptions.
- No email goes out twice (except as row 94 says), no answer key is sent before the end, nobody reaches another person's
  data, and nothing a client sends causes a 5xx.
- A revoked token opens nothing, every security event is in the audit log, and the health checks report what's true.

\`npm run trust\` runs the tests of every row and writes this page from \`tools/trust/rows.ts\`: change that list, and then
run \`npm run trust -- --page\`. \`-- --rows 1-10,26\` runs some rows, and \`-- --long\` adds the long runs at the end. Each
API test that names a row ends by checking every promise above that the database's constraints don't already keep
(\`apps/api/test/invariants.ts\`). \`tools/trust/trust.test.ts\` checks that the tests below exist, and that every
test that names a row is listed.`;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

export function trustPage(
  parts: readonly { title: string; rows: readonly Row[] }[],
  results: Results,
): string {
  const rows = parts.flatMap((part) => part.rows);
  const sections = parts.flatMap((part) => [
    `## ${part.title}`,
    ...part.rows.map((row) => describeRow(row, results.rows[row.row])),
  ]);
  return [
    BEGINNING,
    "## How it stands",
    standing(rows, results),
    ...sections,
    "## Long runs",
    ...LONG_RUNS.map(({ name, tries, command: [script, ...options] }) => {
      const result = results.long[name];
      const words = options.length > 0 ? ` -- ${options.join(" ")}` : "";
      return [
        `**${tries}.** \`npm run ${script}${words}\``,
        `${outcomeWords(result)}${result ? `\n\n${result.figures.map((line) => `- ${plain(line)}`).join("\n")}` : ""}`,
      ].join("\n\n");
    }),
  ].join("\n\n");
}

function standing(rows: readonly Row[], results: Results): string {
  const outcomeOf = ({ row }: Row) => results.rows[row]?.outcome ?? "not run";
  const rowsThat = (outcome: string) => rows.filter((row) => outcomeOf(row) === outcome);
  const [failed, open] = [rowsThat("failed"), rowsThat("not run")];
  const ran = Object.values(results.rows);
  const isWhole = failed.length === 0 && open.length === 0;
  const counts = isWhole
    ? `All ${rows.length} rows held.`
    : `${rowsThat("held").length} of ${rows.length} rows held, ${failed.length} failed${inRanges(failed)}, and ${open.length} weren't run${inRanges(open)}.`;
  return ran.length > 0 ? `${counts} They ran on ${runsOf(ran)}.` : counts;
}

/** " (1–3, 7)". */
function inRanges(rows: readonly Row[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const { row } of rows) {
    const last = ranges.at(-1);
    if (last?.to === row - 1) last.to = row;
    else ranges.push({ from: row, to: row });
  }
  const words = ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`));
  return words.length > 0 ? ` (${words.join(", ")})` : "";
}

/** "Nov 29, 2026, at `4cbd3564aa`", once for each commit. */
function runsOf(ran: readonly When[]): string {
  return [...new Set(ran.map(whenWords))].toSorted().join("; ");
}

const whenWords = ({ date, commit }: When) => `${DAY.format(new Date(date))}, at \`${commit}\``;

function outcomeWords(result: (When & { outcome: string }) | undefined): string {
  if (!result) return "**Not run.**";
  const word = `${result.outcome.charAt(0).toUpperCase()}${result.outcome.slice(1)}`;
  return `**${word}** on ${whenWords(result)}.`;
}

function describeRow({ row, fault, outcome, tests }: Row, result: RowResult | undefined): string {
  const files = Object.entries(tests).map(
    ([file, titles]) =>
      `- \`${file}\`\n${titles.map((title) => `  - ${plain(title)}${openWords(title, result)}`).join("\n")}`,
  );
  return [
    `### ${row}. ${fault}`,
    `${outcome}.`,
    `${outcomeWords(result)} \`npm run trust -- --rows ${row}\``,
    files.join("\n"),
  ].join("\n\n");
}

function openWords(title: string, result: RowResult | undefined): string {
  return result?.open.includes(title) ? ` (**${result.outcome}**)` : "";
}

/** A title as text, whatever Markdown would see in it. */
const plain = (text: string) => text.replaceAll(/[\\`*_<>[\]]/g, "\\$&");
