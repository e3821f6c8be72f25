/** Mentor sessions that learners have asked for: lists them and settles them as our staff say. */
import { parseArgs } from "node:util";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import type { Db } from "../../apps/api/src/platform/database/database.ts";
import { hourOf } from "../../apps/api/src/features/mentor/emails.ts";
import {
  cancelByStaff,
  CannotSettle,
  confirmRequest,
  markDone,
  openRequests,
} from "../../apps/api/src/features/mentor/settle-request.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run mentor -- list
npm run mentor -- confirm ID TIME             TIME: 1, 2, or 3, or a time with its zone, 2026-12-01T18:00+05:30
npm run mentor -- done ID
npm run mentor -- cancel ID --reason "..."    the learner sees the reason
ID is the one in the list. Its first few characters are enough.`;

const config = readConfig(process.env);
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: "string" } },
});
const [command = "", id = "", time = ""] = positionals;

const COMMANDS: Record<string, (db: Db) => Promise<void>> = {
  list,
  async confirm(db) {
    const { confirmedFor, timeZone } = await confirmRequest(db, config, id, time);
    console.log(`Confirmed for ${hourOf(confirmedFor!, timeZone)}. We're emailing the learner.`);
  },
  async done(db) {
    await markDone(db, config, id);
    console.log("Done. We're emailing the learner.");
  },
  async cancel(db) {
    await cancelByStaff(db, config, id, values.reason ?? "");
    console.log("Canceled. We're emailing the learner, who can ask again.");
  },
};

const work = COMMANDS[command];
if (work) await withDatabase(config, work).catch(endInOneSentence);
else {
  console.error(USAGE);
  process.exitCode = 1;
}

async function list(db: Db): Promise<void> {
  const open = await openRequests(db);
  if (open.length === 0) console.log("No one is waiting for a mentor session.");
  for (const one of open) {
    const { confirmedFor, proposed, timeZone } = one;
    console.log(
      [
        `${one.id.slice(0, 8)}  ${one.status}  ${printable(one.name)} <${one.email}>`,
        `  topic   ${printable(one.topic)}`,
        ...(confirmedFor
          ? [`    session ${hourOf(confirmedFor, "UTC")}`]
          : proposed.map(
              (at, k) => `  ${k + 1}       ${hourOf(at, timeZone)}  =  ${hourOf(at, "UTC")}`,
            )),
        ...(one.message ? [`  words   ${printable(one.message)}`] : []),
      ].join("\n"),
    );
  }
}

/** What learners wrote, on one line, without anything that controls a terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ");
}

function endInOneSentence(error: unknown): void {
  if (!(error instanceof CannotSettle)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
