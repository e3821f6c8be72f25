import {
  BREAK_SECONDS,
  SECTION_SECONDS,
  SECTION_TYPES,
  secondsAllowed,
  type SectionDetails,
} from "@theta/contract";
import type { MockAttempt } from "../attempts.queries.ts";
import { currentOf, type MockSection } from "../mock-section.ts";
import { breakBefore } from "../mock-test.rules.ts";

/** Where a mock stands, for the screens around its sections. */
export function toSectionDetails(
  attempt: MockAttempt,
  sections: readonly MockSection[],
): SectionDetails {
  const current = currentOf(sections);
  const pause = current && breakBefore(current.place, attempt, attempt.now);
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
    break:
      pause && current.state === "planned"
        ? {
            state: pause.state,
            seconds: BREAK_SECONDS,
            ...(pause.state === "offered"
              ? {}
              : { startedAt: pause.startedAt.getTime(), endsAt: pause.endsAt.getTime() }),
          }
        : null,
  };
}
