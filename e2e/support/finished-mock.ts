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
import { query } from "./database.ts";
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
  { kind, nth, answered = Infinity }: { kind: MockKind; nth?: number; answered?: number },
): Promise<MockCard> {
  const ask = await signedIn(request, person);
  const mock = await findMock(ask, kind, nth);
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
  return await findMock(ask, kind, nth);
}

/** As if each finished section had been taken 30 days ago in 43 minutes, some questions in more than three. */
export async function takeTime({ email }: Person): Promise<void> {
  await query(
    `with taken as (
       update mock_sections s set
           ended_at = ended_at - interval '30 days',
           started_at = ended_at - interval '30 days 43 minutes',
           deadline = ended_at - interval '30 days' + interval '2 minutes'
         from learners l where l.id = s.learner_id and l.email = $1 and s.ended_at > now() - interval '1 day'
         returning s.id, s.started_at
     )
     update mock_questions q set
         shown_at = taken.started_at + make_interval(secs => q.place * 100 - 20 - (q.place * 53) % 190),
         answered_at = case when answered_at is null then null
           else taken.started_at + make_interval(secs => q.place * 100) end,
         left_at = taken.started_at + make_interval(secs => q.place * 100)
       from taken where q.section_id = taken.id`,
    [email],
  );
  await query(
    `update mock_attempts a set started_at = a.started_at - interval '30 days 3 hours',
         opened_at = a.opened_at - interval '30 days 3 hours', ended_at = a.ended_at - interval '30 days'
       from learners l where l.id = a.learner_id and l.email = $1 and a.ended_at > now() - interval '1 day'`,
    [email],
  );
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
