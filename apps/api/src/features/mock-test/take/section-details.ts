import {
  BREAK_SECONDS,
  type MockBreak,
  SECTION_SECONDS,
  SECTION_TYPES,
  secondsAllowed,
  type SectionDetails,
} from "@theta/contract";
import type { Tx } from "../../../platform/database/database.ts";
import type { MockAttempt } from "../attempts.queries.ts";
import { currentOf, type MockSection } from "../mock-section.ts";
import { breakBefore } from "../mock-test.rules.ts";
import { startBy } from "./start-by.ts";

/** Where a mock stands, for the screens around its sections. */
export async function toSectionDetails(
  tx: Tx,
  attempt: MockAttempt,
  sections: readonly MockSection[],
): Promise<SectionDetails> {
  const current = currentOf(sections);
  return {
    mockTestId: attempt.mockId,
    name: attempt.name,
    kind: attempt.only === null ? "full" : "sectional",
    mode: attempt.mode,
    time: attempt.time,
    sectionTypes: sections.map(({ section }) => SECTION_TYPES[section]),
    ...(current
      ? {
          sectionType: SECTION_TYPES[current.section],
          sectionStatus: current.state === "planned" ? (1 as const) : (2 as const),
          mockTestSectionId: current.id,
          order: current.place,
          totalQuestions: current.total,
          duration: secondsAllowed(SECTION_SECONDS, attempt.time),
          ...(current.state === "running"
            ? {
                startDateTimestamp: current.startedAt.getTime(),
                deadline: current.deadline.getTime(),
              }
            : {}),
        }
      : {}),
    serverTime: attempt.now.getTime(),
    break: current?.state === "planned" ? await toMockBreak(tx, attempt, current.place) : null,
  };
}

async function toMockBreak(tx: Tx, attempt: MockAttempt, place: number): Promise<MockBreak | null> {
  const pause = breakBefore(place, attempt, attempt.now);
  if (!pause) return null;
  const { state } = pause;
  if (state === "offered") return { state, seconds: BREAK_SECONDS };
  const by = await startBy(tx, attempt, pause);
  return {
    state,
    seconds: BREAK_SECONDS,
    startedAt: pause.startedAt.getTime(),
    endsAt: pause.endsAt.getTime(),
    ...(by ? { startBy: by.getTime() } : {}),
  };
}
