/** A learner who has finished everything there is to finish, over months. */
import type { APIRequestContext } from "@playwright/test";
import {
  freeQuiz,
  type MockCard,
  mockTest,
  type QuizCard,
  SECTION_TYPES,
  sectionOfType,
  type TopicTests,
} from "@theta/contract";
import { type Ask, signedIn } from "../../e2e/support/ask.ts";
import { query } from "../../e2e/support/database.ts";
import { finishMock, takeTime } from "../../e2e/support/finished-mock.ts";
import { atPlace, takeQuiz } from "../../e2e/support/finished-quiz.ts";
import type { MockKind } from "../../e2e/support/mocks.ts";
import type { Person } from "../../e2e/support/people.ts";

const ALL = "50";

/** Every mock, quiz, and topic test, and every practice question once. `person` has a plan. */
export async function liveThroughMonths(request: APIRequestContext, person: Person): Promise<void> {
  await openEverything(person);
  await finishMocks(request, person);
  await finishQuizzes(await signedIn(request, person));
  await practiceEverything(person);
}

/** As if months had passed and each plan had been bought when the one before it was used up. */
async function openEverything({ email }: Person): Promise<void> {
  await query("update mocks set available_from = now() - interval '1 year'", []);
  await query("update quizzes set available_from = now() - interval '1 year'", []);
  await query(
    `update subscriptions set mocks = 100, sectionals = 100
       where learner_id = (select id from learners where email = $1)`,
    [email],
  );
}

async function finishMocks(request: APIRequestContext, person: Person): Promise<void> {
  const ask = await signedIn(request, person);
  const { result } = await ask<{ result: MockCard[] }>(mockTest.list, {
    testType: "1",
    itemsPerPage: ALL,
  });
  const kinds = Map.groupBy(result, kindOf);
  for (const [kind, mocks] of kinds)
    for (const nth of mocks.keys()) {
      await finishMock(request, person, { kind, nth });
      await takeTime(person);
    }
}

function kindOf({ kind, sectionTypes }: MockCard): MockKind {
  return kind === "full" ? kind : sectionOfType(sectionTypes[0]!);
}

async function finishQuizzes(ask: Ask): Promise<void> {
  const lists = await Promise.all(
    Object.values(SECTION_TYPES).map((quizType) =>
      ask<{ result: QuizCard[] }>(freeQuiz.list, {
        quizType: String(quizType),
        testType: "1",
        itemsPerPage: ALL,
      }),
    ),
  );
  const { result: topics } = await ask<{ result: TopicTests[] }>(freeQuiz.topicTests, {});
  const quizzes = [
    ...lists.flatMap(({ result }) => result),
    ...topics.flatMap(({ tests }) => tests),
  ];
  for (const { freeQuizId, topicTest } of quizzes)
    if (!topicTest?.lock)
      await takeQuiz(ask, freeQuizId, (question) => atPlace(question, question.order));
}

/** Straight into the database: one by one, it would take longer than all else. */
async function practiceEverything({ email }: Person): Promise<void> {
  const me = "(select id from learners where email = $1)";
  await query(
    `insert into practice_answers (learner_id, item_id, shown_at, answered_at, answer, is_correct)
     select ${me}, id, then_, then_ + interval '90 seconds', '{"optionId": "A"}', random() < 0.6
     from items, lateral (select now() - random() * interval '150 days') t (then_)
     where is_current and pool = 'practice'`,
    [email],
  );
  await query(
    `insert into reviews (learner_id, item_key, last_was_right, last_answered_at)
     select ${me}, key, random() < 0.4, now() - random() * interval '150 days'
     from items where is_current on conflict do nothing`,
    [email],
  );
}
