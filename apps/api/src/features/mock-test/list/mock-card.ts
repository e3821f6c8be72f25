import { type MockCard, type MockLock, SECTION_SECONDS, SECTION_TYPES } from "@theta/contract";
import { type EndedSection, endedOf, type MockSection } from "../mock-section.ts";
import { lengthOf, sectionsOf, statusOf } from "../mock-test.rules.ts";
import type { MockRow } from "../mocks.queries.ts";
import { isAnyTooFast, type SectionPaces } from "../too-fast.rules.ts";

export function toMockCard(
  row: MockRow,
  sections: readonly MockSection[],
  paces: SectionPaces,
  lock: MockLock | null,
): MockCard {
  const names = sectionsOf(row.section, row.orderType);
  const status = statusOf(row.openedAt ? row : null, sections);
  const isLocked = lockOfCard(row, status, lock);
  return {
    mockTestId: row.id,
    testType: 1,
    kind: row.section === null ? "full" : "sectional",
    sectionTypes: names.map((name) => SECTION_TYPES[name]),
    name: row.name,
    about: row.about,
    status,
    duration: names.length * SECTION_SECONDS,
    totalQuestions: names.reduce((sum, name) => sum + lengthOf(name), 0),
    createdAt: row.availableFrom.getTime(),
    isAvailable: row.isAvailable,
    lock: isLocked,
    ...(row.startedAt ? { startDateTimestamp: row.startedAt.getTime() } : {}),
    ...(row.mode ? { mode: row.mode } : {}),
    ...(row.startedAt && row.time ? { time: row.time } : {}),
    ...(row.openedAt ? { sectionsDone: endedOf(sections).length } : {}),
    ...(row.endedAt && isLocked === null
      ? { endDateTimestamp: row.endedAt.getTime(), ...resultOf(row, endedOf(sections), paces) }
      : {}),
  };
}

/** What was started may be finished; reading its results takes a plan again. */
function lockOfCard(
  { startedAt }: MockRow,
  status: MockCard["status"],
  lock: MockLock | null,
): MockLock | null {
  if (startedAt === null) return lock;
  const hasNoPlan = lock === "no-subscription" || lock === "plan-ended";
  return status === 3 && hasNoPlan ? lock : null;
}

function resultOf(
  row: MockRow,
  sections: readonly EndedSection[],
  paces: SectionPaces,
): Partial<MockCard> {
  const sum = (count: (section: EndedSection) => number) =>
    sections.reduce((total, one) => total + count(one), 0);
  // A sectional test has no total; its only section is its result.
  const { score, low, high, percentile } = sections[0]!.result;
  const total = sum((one) => one.total);
  const correctAnswers = sum(({ correct }) => correct);
  const wrongAnswers = sum(({ wrong }) => wrong);
  return {
    score: row.total ?? score,
    ...(isAnyTooFast(sections, paces)
      ? { isTooFast: true }
      : { low: row.totalLow ?? low, high: row.totalHigh ?? high }),
    percentile: row.totalPercentile ?? percentile,
    correctAnswers,
    wrongAnswers,
    unansweredQuestions: total - correctAnswers - wrongAnswers,
    unreachedQuestions: total - sum(({ id }) => paces.get(id)?.served ?? 0),
  };
}
