/** The calls of one learner's mock. */
import {
  mockTest,
  type RunningMock,
  type SectionDetails,
  type SectionEnd,
  type SectionType,
  type Sent,
} from "@theta/contract";
import { call } from "../../../lib/call/call.ts";
import { replyPatience } from "../../exam/queue/retry-delay.ts";

type SubmittedAnswer = Omit<Sent<typeof mockTest.submitAnswer>, "mockTestId">;

export interface MockCalls {
  whereItStands: () => Promise<SectionDetails>;
  /** Only of a section that runs: a new one is begun by hand, on the screen before. */
  goOnWith: (mockTestSectionId: string) => Promise<RunningMock>;
  currentQuestion: () => Promise<RunningMock>;
  /** `failures`: how often in a row it has failed before. */
  submit: (answer: SubmittedAnswer, failures: number) => Promise<RunningMock | SectionEnd>;
  endSection: (sectionType: SectionType) => Promise<SectionEnd>;
  takeTimeBack: () => Promise<RunningMock>;
}

export function mockCalls(learnerId: string, mockTestId: string): MockCalls {
  const which = { mockTestId };
  const as = { as: learnerId };
  return {
    whereItStands: async () => (await call(mockTest.currentSection, which, as)).result,
    goOnWith: async (mockTestSectionId) =>
      (await call(mockTest.startSection, { ...which, mockTestSectionId }, as)).result,
    currentQuestion: async () => (await call(mockTest.currentQuestion, which, as)).result,
    async submit(answer, failures) {
      // Whoever closes the window right after Next has the answer sent all the same.
      const options = { ...as, keepalive: true, timeoutSeconds: replyPatience(failures) };
      return (await call(mockTest.submitAnswer, { ...which, ...answer }, options)).result;
    },
    endSection: async (sectionType) =>
      (await call(mockTest.endSection, { ...which, sectionType }, as)).result,
    takeTimeBack: async () => (await call(mockTest.takeTimeBack, which, as)).result,
  };
}
