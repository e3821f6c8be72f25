/** Mocks sat through the API, for journeys that begin when one is over. */
import type { APIRequestContext } from "@playwright/test";
import { type MockCard, mockTest, type RunningMock, type SectionDetails } from "@theta/contract";
import { type Ask, signedIn } from "./ask.ts";
import { atPlace } from "./finished-quiz.ts";
import { findMock, letPass, type MockKind, selectOrder } from "./mocks.ts";
import type { Person } from "./people.ts";

/**
 * A mock of a kind, finished by this person, who must have a plan. With `answered` every section ends by
 * its time after so many answers.
 */
export async function finishMock(
  request: APIRequestContext,
  person: Person,
  { kind, answered = Infinity }: { kind: MockKind; answered?: number },
): Promise<MockCard> {
  const ask = await signedIn(request, person);
  const mock = await findMock(ask, kind);
  await selectOrder({ person, ask, mock });
  for (const _ of mock.sectionTypes) await sitSection(ask, person, mock, answered);
  return await findMock(ask, kind);
}

async function sitSection(ask: Ask, person: Person, mock: MockCard, answered: number) {
  const { mockTestId } = mock;
  const { result: section } = await ask<{ result: SectionDetails }>(mockTest.currentSection, {
    mockTestId,
  });
  let { result: running } = await ask<{ result: RunningMock }>(mockTest.startSection, {
    mockTestId,
    mockTestSectionId: section.mockTestSectionId,
  });
  while ("question" in running && running.order <= answered) {
    const { question, order } = running;
    ({ result: running } = await ask<{ result: RunningMock }>(mockTest.submitAnswer, {
      mockTestId,
      questionId: question.questionId,
      ...atPlace(question, order),
    }));
  }
  if (!("question" in running)) return;
  await letPass(person, 2 * 2700);
  await ask(mockTest.endSection, { mockTestId, sectionType: running.sectionType });
}
