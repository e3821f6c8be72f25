/**
 * Scores every section that is over once more from its stored answers. Lists those whose stored
 * score doesn't follow from them, and then exits with 1. Of sections that time cut short, it compares
 * the counts only. Exits with 2 if no section has ended. Changes nothing.
 *
 * A release that changes the engine changes no stored scores, so scores from before it differ:
 * `npm run replay -- --since 2026-12-01` leaves those out.
 */
import { checkScores } from "../../apps/api/src/features/mock-test/check/check-scores.ts";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { readOptions, runCommand, UsageError } from "../command-options.ts";
import { verdictOf } from "./verdict-of-scores.ts";
import { withDatabase } from "./with-database.ts";

await runCommand(async () => {
  const { since } = readOptions({ since: { type: "string" } });
  const from = since === undefined ? null : dayOf(since);
  const report = await withDatabase(readConfig(process.env), async (db) =>
    checkScores(db, { since: from }),
  );
  const { whole, cutShort, cutShortAlike } = report;
  console.log(`answered to the end  ${whole} sections scored again`);
  console.log(
    `cut short by time    ${cutShort} sections counted again, ${cutShortAlike} with the same score today`,
  );
  const { exitCode, lines } = verdictOf(report);
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  process.exitCode = exitCode;
});

function dayOf(text: string): Date {
  const day = new Date(text);
  if (Number.isNaN(day.getTime()))
    throw new UsageError(`--since must be a day such as 2026-12-01, not "${text}".`);
  return day;
}
