import type { SectionDetails } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { updateBreak } from "../attempts.queries.ts";
import { breakBefore } from "../mock-test.rules.ts";
import { noBreakNow } from "../refusals.ts";
import { toSectionDetails } from "./section-details.ts";
import type { HeldMock, MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

/** The break before the next section; null if none may be taken. */
function pauseOf({ attempt, current }: HeldMock) {
  if (current?.state !== "planned" || current.reopened) return null;
  const pause = breakBefore(current.place, attempt, attempt.now);
  return pause && { ...pause, after: current.place - 1 };
}

/** Starts the break between two sections. Starting it again gains nothing. */
export async function startBreak(db: Db, which: MockOfLearner): Promise<SectionDetails> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections } = held;
    const pause = pauseOf(held);
    if (!pause) return noBreakNow();
    if (pause.state !== "offered") return await toSectionDetails(tx, attempt, sections);
    const times = { after: pause.after, startedAt: attempt.now, endedAt: null };
    await updateBreak(tx, attempt, times);
    return await toSectionDetails(tx, { ...attempt, breaks: [...attempt.breaks, times] }, sections);
  });
}

/** Ends the break early. */
export async function endBreak(db: Db, which: MockOfLearner): Promise<SectionDetails> {
  return await withMock(db, which, async (tx, held) => {
    const { attempt, sections } = held;
    const pause = pauseOf(held);
    if (!pause || pause.state === "offered") return noBreakNow();
    if (pause.state === "over") return await toSectionDetails(tx, attempt, sections);
    const { after, startedAt } = pause;
    const ended = { after, startedAt, endedAt: attempt.now };
    await updateBreak(tx, attempt, ended);
    const breaks = attempt.breaks.map((one) => (one.after === after ? ended : one));
    return await toSectionDetails(tx, { ...attempt, breaks }, sections);
  });
}
