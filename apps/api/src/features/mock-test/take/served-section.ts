import {
  EDITS_PER_SECTION,
  type RunningMock,
  SECTION_TYPES,
  type SectionEnd,
  type SectionReview,
} from "@theta/contract";
import { toServedQuestion } from "../../exam/served-question.ts";
import type { MockAttempt } from "../attempts.queries.ts";
import type { EndedSection, RunningSection } from "../mock-section.ts";
import { overrunTaken } from "../mock-test.rules.ts";
import type { ShownQuestion } from "../questions.queries.ts";

/**
 * The running section with the question on screen. `lost` is the number of seconds a fault of ours
 * has cost.
 */
export function toRunningMock(
  attempt: MockAttempt,
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
  attempt: MockAttempt,
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

function runningOf(attempt: MockAttempt, section: RunningSection, lost: number) {
  const { total, givenBack, staffAdded } = section;
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
    ...(staffAdded > 0 ? { staffAdded } : {}),
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
