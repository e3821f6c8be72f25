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
import { currentOf, type MockSection, type OpenSection } from "../mock-section.ts";
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
          duration: durationOf(attempt, current),
          ...(isReopened(current) ? { isReopened: true as const } : {}),
          ...(current.state === "running"
            ? {
                startDateTimestamp: current.startedAt.getTime(),
                deadline: current.deadline.getTime(),
              }
            : {}),
        }
      : {}),
    serverTime: attempt.now.getTime(),
    break:
      current?.state === "planned" && !isReopened(current)
        ? await toMockBreak(tx, attempt, current.place)
        : null,
  };
}

function isReopened(section: OpenSection): boolean {
  return section.state === "planned" && section.reopened !== null;
}

function durationOf({ time }: MockAttempt, section: OpenSection): number {
  const reopened = section.state === "planned" ? section.reopened : null;
  return reopened?.seconds ?? secondsAllowed(SECTION_SECONDS, time);
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
