import { type MockCard, type MockLock, SECTION_SECONDS, SECTION_TYPES } from "@theta/contract";
import { type EndedSection, endedOf } from "../mock-section.ts";
import { lengthOf, sectionsOf, statusOf } from "../mock-test.rules.ts";
import type { OwnMock } from "../own-mocks.queries.ts";
import { isAnyTooFast } from "../too-fast.rules.ts";

/** `lock`: what keeps its learner from starting mocks of this kind. */
export function toMockCard(mock: OwnMock, lock: MockLock | null): MockCard {
  const { sections } = mock;
  const names = sectionsOf(mock.section, mock.orderType);
  const status = statusOf(mock.openedAt ? mock : null, sections);
  const isLocked = lockOfCard(mock, status, lock);
  return {
    mockTestId: mock.id,
    testType: 1,
    kind: mock.section === null ? "full" : "sectional",
    sectionTypes: names.map((name) => SECTION_TYPES[name]),
    name: mock.name,
    about: mock.about,
    status,
    duration: names.length * SECTION_SECONDS,
    totalQuestions: names.reduce((sum, name) => sum + lengthOf(name), 0),
    createdAt: mock.availableFrom.getTime(),
    isAvailable: mock.isAvailable,
    lock: isLocked,
    ...(mock.startedAt ? { startDateTimestamp: mock.startedAt.getTime() } : {}),
    ...(mock.mode ? { mode: mock.mode } : {}),
    ...(mock.startedAt && mock.time ? { time: mock.time } : {}),
    ...(mock.openedAt ? { sectionsDone: endedOf(sections).length } : {}),
    ...(mock.endedAt && isLocked === null
      ? { endDateTimestamp: mock.endedAt.getTime(), ...resultOf(mock) }
      : {}),
  };
}

/** What was started may be finished; reading its results takes a plan again. */
function lockOfCard(
  { startedAt }: OwnMock,
  status: MockCard["status"],
  lock: MockLock | null,
): MockLock | null {
  if (startedAt === null) return lock;
  const hasNoPlan = lock === "no-subscription" || lock === "plan-ended";
  return status === 3 && hasNoPlan ? lock : null;
}

function resultOf({ sections: all, paces, total: whole }: OwnMock): Partial<MockCard> {
  const sections = endedOf(all);
  const sum = (count: (section: EndedSection) => number) =>
    sections.reduce((total, one) => total + count(one), 0);
  // A sectional test has no total; its only section is its result.
  const { score, low, high, percentile } = whole ?? sections[0]!.result;
  const total = sum((one) => one.total);
  const correctAnswers = sum(({ correct }) => correct);
  const wrongAnswers = sum(({ wrong }) => wrong);
  return {
    score,
    ...(isAnyTooFast(sections, paces) ? { isTooFast: true } : { low, high }),
    percentile,
    correctAnswers,
    wrongAnswers,
    unansweredQuestions: total - correctAnswers - wrongAnswers,
    unreachedQuestions: total - sum(({ id }) => paces.get(id)?.served ?? 0),
  };
}
