/** The calls for one learner's mock. */
import {
  type Answer,
  mockFieldsOf,
  mockTest,
  type RunningMock,
  type SectionDetails,
  type SectionEnd,
  type SectionReview,
  type SectionType,
  type Sent,
} from "@theta/contract";
import { call } from "../../../../lib/call/call.ts";
import { replyPatience } from "../../../exam/queue/retry-delay.ts";

interface SubmittedAnswer extends Pick<
  Sent<typeof mockTest.submitAnswer>,
  "questionId" | "sectionType" | "isLastQuestion"
> {
  answer: Answer;
}

interface EditedAnswer {
  questionId: string;
  answer: Answer;
  /** Which of the section's edits it is, from 1. */
  editNumber: number;
}

export interface MockCalls {
  currentSection: () => Promise<SectionDetails>;
  /**
   * Called only to continue a running section: the learner starts a new one on the previous screen.
   */
  startSection: (mockTestSectionId: string) => Promise<RunningMock | SectionReview>;
  currentQuestion: () => Promise<RunningMock | SectionReview>;
  /** `failures`: how many times in a row it has failed. */
  submit: (
    answer: SubmittedAnswer,
    failures: number,
  ) => Promise<RunningMock | SectionReview | SectionEnd>;
  /** Changes an answer in the review. */
  edit: (edit: EditedAnswer, failures: number) => Promise<SectionReview | SectionEnd>;
  bookmark: (questionId: string, isBookmarked: boolean) => Promise<unknown>;
  endSection: (sectionType: SectionType) => Promise<SectionEnd>;
  takeTimeBack: () => Promise<RunningMock | SectionReview>;
}

export function mockCalls(learnerId: string, mockTestId: string): MockCalls {
  const which = { mockTestId };
  const as = { as: learnerId };
  return {
    currentSection: async () => (await call(mockTest.currentSection, which, as)).result,
    startSection: async (mockTestSectionId) =>
      (await call(mockTest.startSection, { ...which, mockTestSectionId }, as)).result,
    currentQuestion: async () => (await call(mockTest.currentQuestion, which, as)).result,
    async submit({ answer, ...question }, failures) {
      // Sends the answer even if the window is closed right after Next.
      const options = { ...as, keepalive: true, timeoutSeconds: replyPatience(failures) };
      const body = { ...which, ...question, ...mockFieldsOf(answer) };
      return (await call(mockTest.submitAnswer, body, options)).result;
    },
    async edit({ answer, ...edit }, failures) {
      const options = { ...as, keepalive: true, timeoutSeconds: replyPatience(failures) };
      const body = { ...which, ...edit, ...mockFieldsOf(answer) };
      return (await call(mockTest.editAnswer, body, options)).result;
    },
    bookmark: async (questionId, isBookmarked) =>
      await call(
        mockTest.bookmark,
        { ...which, questionId, isBookmarked },
        { ...as, keepalive: true },
      ),
    endSection: async (sectionType) =>
      (await call(mockTest.endSection, { ...which, sectionType }, as)).result,
    takeTimeBack: async () => (await call(mockTest.takeTimeBack, which, as)).result,
  };
}
