import {
  EDITS_PER_SECTION,
  type MockCard,
  type MockLock,
  type RunningMock,
  SECTION_TYPES,
  type SectionDetails,
  type SectionEnd,
  type SectionReview,
  type SectionName,
  SECTION_SECONDS,
  secondsAllowed,
  BREAK_SECONDS,
} from "@theta/contract";
import { GMAT_BLUEPRINTS } from "@theta/engine";
import { toServedQuestion } from "../exam/served-question.ts";
import type { Attempt } from "./attempts.queries.ts";
import {
  currentOf,
  type EndedSection,
  endedOf,
  type MockSection,
  type RunningSection,
} from "./mock-section.ts";
import { breakBefore, overrunTaken, sectionsOf, statusOf } from "./mock-test.rules.ts";
import type { MockRow } from "./mocks.queries.ts";
import type { ShownQuestion } from "./questions.queries.ts";
import { isAnyTooFast, type SectionPaces } from "./too-fast.rules.ts";

/**
 * The running section with the question on screen. `lost` is the number of seconds a fault of ours
 * has cost.
 */
export function toRunningMock(
  attempt: Attempt,
  section: RunningSection,
  question: ShownQuestion,
  lost: number,
): RunningMock {
  return {
    ...runningOf(attempt, section, lost),
    currentQuestionId: question.questionId,
    order: question.place,
    isLastQuestion: question.place === section.total,
    // What is on screen has no answer yet.
    question: toServedQuestion({ ...question, revision: 0 }),
    isBookmarked: question.isBookmarked,
  };
}

/** The running section after its last answer. */
export function toSectionReview(
  attempt: Attempt,
  section: RunningSection,
  { questions, editsMade }: { questions: readonly ShownQuestion[]; editsMade: number },
  lost: number,
): SectionReview {
  return {
    isReview: true,
    ...runningOf(attempt, section, lost),
    editsLeft: EDITS_PER_SECTION - editsMade,
    questions: questions.map((question) => ({
      question: toServedQuestion({ ...question, revision: 0 }),
      isBookmarked: question.isBookmarked,
      isEdited: question.isEdited,
    })),
  };
}

function runningOf(attempt: Attempt, section: RunningSection, lost: number) {
  const { total, givenBack } = section;
  const overrun = overrunTaken(section, attempt.time);
  return {
    mockTestId: attempt.mockId,
    name: attempt.name,
    mode: attempt.mode,
    time: attempt.time,
    totalQuestions: total,
    sectionType: SECTION_TYPES[section.section],
    mockTestSectionId: section.id,
    startDateTimestamp: section.startedAt.getTime(),
    deadline: section.deadline.getTime(),
    serverTime: attempt.now.getTime(),
    ...(overrun > 0 ? { breakOverrun: overrun } : {}),
    ...(lost > 0 || givenBack !== null
      ? { timeBack: { available: givenBack === null ? lost : 0, taken: givenBack ?? 0 } }
      : {}),
  };
}

export function toSectionEnd(section: EndedSection, isMockOver: boolean): SectionEnd {
  return {
    sectionEnded: true,
    sectionType: SECTION_TYPES[section.section],
    endedBy: section.endedBy,
    answered: section.correct + section.wrong,
    totalQuestions: section.total,
    isMockOver,
  };
}

export function toSectionDetails(
  attempt: Attempt,
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

/** Number of positions in a section. */
export function lengthOf(section: SectionName): number {
  return GMAT_BLUEPRINTS[section].length;
}

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
