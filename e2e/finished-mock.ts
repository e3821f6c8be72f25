/** Mocks taken through the API, for journeys that start after one. */
import type { APIRequestContext } from "@playwright/test";
import {
  type MockCard,
  mockTest,
  type RunningMock,
  type SectionDetails,
  type SectionEnd,
} from "@theta/contract";
import { signedIn } from "./ask.ts";
import { atPlace } from "./finished-quiz.ts";
import { findMock, letPass, type MockKind, selectOrder, type Sitting } from "./mocks.ts";
import type { Person } from "./people.ts";

/**
 * A mock of this kind, finished by this person, who must have a plan. With `answered`, every section runs out
 * of time after that many answers.
 */
export async function finishMock(
  request: APIRequestContext,
  person: Person,
  { kind, answered = Infinity }: { kind: MockKind; answered?: number },
): Promise<MockCard> {
  const ask = await signedIn(request, person);
  const mock = await findMock(ask, kind);
  await selectOrder({ person, ask, mock });
  for (const _ of mock.sectionTypes) {
    const running = await answerSome({ ask, mock }, answered);
    if (!running) continue;
    await letPass(person, 2 * 2700);
    await ask(mockTest.endSection, {
      mockTestId: mock.mockTestId,
      sectionType: running.sectionType,
    });
  }
  return await findMock(ask, kind);
}

/** Starts the next section and answers that many questions. Returns null if that ended the section. */
export async function answerSome(
  { ask, mock: { mockTestId } }: Pick<Sitting, "ask" | "mock">,
  answered: number,
): Promise<RunningMock | null> {
  const { result: section } = await ask<{ result: SectionDetails }>(mockTest.currentSection, {
    mockTestId,
  });
  let { result } = await ask<{ result: RunningMock | SectionEnd }>(mockTest.startSection, {
    mockTestId,
    mockTestSectionId: section.mockTestSectionId,
  });
  while ("question" in result && result.order <= answered) {
    const { question, order } = result;
    ({ result } = await ask<{ result: RunningMock | SectionEnd }>(mockTest.submitAnswer, {
      mockTestId,
      questionId: question.questionId,
      ...atPlace(question, order),
    }));
  }
  return "question" in result ? result : null;
}
