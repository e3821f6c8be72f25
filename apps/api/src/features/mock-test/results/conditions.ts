import { type MockReport, SECTION_TYPES } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";
import type { EndedSection } from "../mock-section.ts";
import { breakEndOf, overrunTaken, secondsWithin, spansOf } from "../mock-test.rules.ts";
import type { FinishedAttempt } from "./read-results.ts";
import { type TakenSection, timeTakenIn } from "./section-report.ts";

/** When and how a mock was taken: breaks, late answers, and faults of ours. */
export async function conditionsOf(
  db: Db,
  attempt: FinishedAttempt,
  taken: readonly TakenSection[],
): Promise<MockReport["conditions"]> {
  const sections = taken.map(({ section }) => section);
  const sum = (count: (one: TakenSection) => number) =>
    taken.reduce((total, one) => total + count(one), 0);
  return {
    mode: attempt.mode,
    time: attempt.time,
    startedAt: attempt.startedAt.getTime(),
    endedAt: attempt.endedAt.getTime(),
    break: breakOf(attempt, sections, 0),
    extraBreak: breakOf(attempt, sections, 1),
    reopened: sum(({ section }) => section.reopened),
    lateAnswers: sum(({ questions }) => questions.filter(({ isLate }) => isLate).length),
    repeats: sum(({ section }) => section.repeats),
    secondsGivenBack: sum((one) => timeTakenIn(one).givenBack),
    secondsAdded: sum((one) => timeTakenIn(one).staffAdded),
    incidents: (await Promise.all(sections.map((section) => incidentsOf(db, section)))).flat(),
  };
}

function breakOf(
  { breaks, time }: FinishedAttempt,
  sections: readonly EndedSection[],
  nth: number,
): MockReport["conditions"]["break"] {
  const taken = breaks[nth];
  if (!taken) return null;
  const { after, startedAt, endedAt } = taken;
  const end = endedAt ?? breakEndOf(startedAt);
  const next = sections[after];
  return {
    after: SECTION_TYPES[sections[after - 1]!.section],
    seconds: Math.round((end.getTime() - startedAt.getTime()) / 1000),
    overrun: next ? overrunTaken(next, time) : 0,
  };
}

async function incidentsOf(db: Db, section: EndedSection) {
  const found = await Promise.all(
    spansOf(section).map(async (span) =>
      (await gapsWithin(db, span)).map((gap) => ({
        at: gap.from.getTime(),
        seconds: secondsWithin([gap], span),
      })),
    ),
  );
  return found.flat();
}
