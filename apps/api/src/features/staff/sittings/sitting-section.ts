import { SECTION_TYPES } from "@theta/contract";
import type { SittingSection } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import type { QuizAttempt } from "../../free-quiz/attempt.ts";
import type { MockSection } from "../../mock-test/mock-section.ts";
import { type Span, spansOf } from "../../mock-test/mock-test.rules.ts";
import { refuseReopening } from "../../mock-test/support/reopen.rules.ts";
import { timesOf } from "../../mock-test/support/section-times.ts";
import { gapsWithin } from "../../uptime/gaps-within.ts";

type Facts = Omit<SittingSection, "questions">;
type Around = Parameters<typeof refuseReopening>[1];

export async function toSectionOfMock(
  db: Db,
  section: MockSection,
  around: Around,
): Promise<Facts> {
  const { state, begun, endedAt, endedBy, reopenSeconds } = timesOf(section);
  return {
    sectionId: section.id,
    sectionType: SECTION_TYPES[section.section],
    place: section.place,
    state,
    startedAt: begun?.startedAt.getTime() ?? null,
    deadline: begun?.deadline.getTime() ?? null,
    endedAt: endedAt?.getTime() ?? null,
    endedBy,
    totalQuestions: section.total,
    reopenedPages: begun?.reopened ?? 0,
    outages: begun
      ? await outagesIn(db, spansOf({ ...begun, endedAt: endedAt ?? around.now }))
      : [],
    secondsGivenBack: begun?.givenBack ?? 0,
    secondsAdded: begun?.staffAdded ?? 0,
    reopenSeconds,
    continuedAt: begun?.continuedAt?.getTime() ?? null,
    reopenRefusal: refuseReopening(section, around),
  };
}

export async function toSectionOfQuiz(db: Db, attempt: QuizAttempt): Promise<Facts> {
  const { section, startedAt, deadline, endedAt, endedBy, total, staffAdded, now } = attempt;
  return {
    sectionId: null,
    sectionType: SECTION_TYPES[section],
    place: 1,
    state: endedAt ? "ended" : "running",
    startedAt: startedAt.getTime(),
    deadline: deadline.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    endedBy,
    totalQuestions: total,
    reopenedPages: null,
    outages: await outagesIn(db, [{ from: startedAt, to: endedAt ?? now }]),
    secondsGivenBack: 0,
    secondsAdded: staffAdded,
    reopenSeconds: null,
    continuedAt: null,
    reopenRefusal: null,
  };
}

/** When no server was alive while the clock ran. */
async function outagesIn(db: Db, spans: readonly Span[]): Promise<Facts["outages"]> {
  const found = await Promise.all(
    spans.map(async (span) =>
      (await gapsWithin(db, span)).map(({ from, to }) => ({
        from: Math.max(from.getTime(), span.from.getTime()),
        to: Math.min(to.getTime(), span.to.getTime()),
      })),
    ),
  );
  return found.flat();
}
