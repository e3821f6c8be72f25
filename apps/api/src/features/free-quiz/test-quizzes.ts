/** What quiz tests start with: a small bank, two quizzes in it, and learners. */
import { type Answer, freeQuiz, quizFieldsOf, type ServedQuestion } from "@theta/contract";
import type { Quiz } from "@theta/content";
import { sql } from "kysely";
import { answerOf } from "../../../test/answers.ts";
import { madeProblem, madeTable } from "../../../test/made-items.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../../test/test-app.ts";
import { ASHA, BRUNO, logIn, signUp } from "../account/test-world.ts";
import { type Bank, importBank } from "../question-bank/import-bank.ts";

export const SECONDS = 900;

const problem = (n: number) =>
  madeProblem(`problem-${n}`, n, {
    name: String(n),
    difficulty: 1 + (n % 9),
    subtopic: n % 2 ? "percent-change" : "ratio-proportion",
  });

function quiz(key: string, place: number, questions: string[]): Quiz {
  return {
    key,
    section: "quant",
    place,
    name: `The ${key} quiz`,
    about: "Ten questions.",
    seconds: SECONDS,
    availableFrom: "2026-01-05",
    questions,
    draws: [],
  };
}

/**
 * Thirty questions: the first ten make one quiz, nine and the one with rows another; the rest is
 * practice.
 */
export function bankOfTest(): Bank {
  const problems = Array.from({ length: 29 }, (_, k) => problem(k + 1));
  const items = [...problems, madeTable("rows", 3, { difficulty: 6 })].map((item) => ({
    ...item,
    pool: "practice" as const,
    isWritten: true,
  }));
  const keys = items.map(({ key }) => key);
  return {
    items,
    pictures: [],
    quizzes: [
      quiz("first", 1, keys.slice(0, 10)),
      quiz("second", 2, [...keys.slice(10, 19), "rows"]),
      { ...quiz("later", 3, []), availableFrom: "2999-01-01" },
    ],
    mocks: [],
  };
}

export interface QuizWorld extends TestApp {
  token: string;
  /** Another learner. */
  other: string;
  quizId: (key: string) => Promise<string>;
  start: (key?: string) => Promise<{ quizId: string; question: ServedQuestion }>;
  /** Answers the question and moves on. Returns the next one, or null after the last. */
  goOn: (
    quizId: string,
    question: ServedQuestion,
    answer?: Answer,
  ) => Promise<ServedQuestion | null>;
  /** Answers every question, the first `right` of them right. */
  finish: (key?: string, right?: number) => Promise<string>;
  keyOf: (questionId: string) => Promise<Answer>;
  wrongFor: (questionId: string) => Promise<Answer>;
  /** Pretends that this many seconds have passed since the quiz was started. */
  letPass: (seconds: number) => Promise<void>;
}

export async function createQuizWorld(options: TestAppOptions = {}): Promise<QuizWorld> {
  const app = await createTestApp(options);
  await importBank(app.db, { stamp: "test", load: async () => bankOfTest() });
  await signUp(app);
  await signUp(app, BRUNO);
  const { token } = await logIn(app, ASHA);
  const { token: other } = await logIn(app, BRUNO);

  const world: QuizWorld = {
    ...app,
    token,
    other,
    keyOf: async (questionId) => await answerOf(app.db, questionId, true),
    wrongFor: async (questionId) => await answerOf(app.db, questionId, false),
    quizId: async (key) => {
      const row = await app.db
        .selectFrom("quizzes")
        .select("id")
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    start: async (key = "first") => {
      const quizId = await world.quizId(key);
      const { body } = await app.call(freeQuiz.start, { freeQuizId: quizId }, { token });
      return { quizId, question: body.result.question };
    },
    goOn: async (quizId, question, answer) => {
      const given = answer ?? (await world.keyOf(question.questionId));
      const { statusCode, body } = await app.call(
        freeQuiz.saveAnswer,
        { ...sent(quizId, question.questionId, given), isAdvancing: true },
        { token },
      );
      if (statusCode !== 200) throw new Error(`going on answered ${statusCode}: ${body.message}`);
      return body.result.next!;
    },
    finish: async (key, right = 10) => {
      const { quizId, question } = await world.start(key);
      let current: ServedQuestion | null = question;
      for (let k = 0; current; k++) {
        const { questionId } = current;
        current = await world.goOn(
          quizId,
          current,
          k < right ? await world.keyOf(questionId) : await world.wrongFor(questionId),
        );
      }
      await app.call(freeQuiz.submit, { freeQuizId: quizId }, { token });
      return quizId;
    },
    letPass: async (seconds) => {
      await sql`update quiz_attempts set started_at = started_at - make_interval(secs => ${seconds}),
        deadline = deadline - make_interval(secs => ${seconds})`.execute(app.db);
    },
  };
  return world;
}

/** An answer as it goes over the wire. */
export function sent(quizId: string, questionId: string, answer: Answer) {
  return {
    freeQuizId: quizId,
    questionId,
    ...quizFieldsOf(answer),
  };
}
