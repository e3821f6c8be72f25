// @vitest-environment happy-dom
import type { RunningQuiz, ServedQuestion } from "@theta/contract";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { type Answer, type Answers, startServer } from "../../../../../test/answering-server.ts";
import { MEERA } from "../../../../../test/test-server.ts";
import { saveSignedIn } from "../../../../lib/session/local-session.ts";
import { asked, OPTIONS } from "../../../question/shared/test-questions.ts";
import { createQuizRun } from "./quiz-run.ts";

afterEach(() => localStorage.clear());

const START = "POST /free-quiz-answers/start-free-quiz";
const SAVE = "PUT /free-quiz-answers/update-free-quiz-question-answer";
const NOW = 1_800_000_000_000;
const clock = { serverTime: NOW, deadline: NOW + 900_000 };

const served = (order: number): ServedQuestion => ({
  ...asked(OPTIONS),
  questionId: `question-${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
});
const running: RunningQuiz = {
  freeQuizId: "quiz",
  name: "Ratios and rates",
  quizType: 3,
  totalQuestions: 2,
  startDateTimestamp: NOW,
  time: "standard",
  ...clock,
  question: served(1),
};

/** Opens a run at its first question. */
async function sit(answers: Answers) {
  const server = await startServer({ [START]: { body: { result: running } }, ...answers });
  saveSignedIn(MEERA);
  const said: string[] = [];
  const run = createQuizRun({
    learnerId: MEERA.userId,
    quizId: "quiz",
    say: (text) => said.push(text),
  });
  onTestFinished(run.leave);
  const question = () => {
    const { stage } = run.view();
    if (stage.at !== "question") throw new Error(`at ${stage.at}`);
    return stage;
  };
  run.open();
  await expect.poll(() => run.view().stage.at).toBe("question");
  return { server, said, run, question };
}

test("keeps the answer as it was sent after Next", async () => {
  const reply = Promise.withResolvers<Answer>();
  const { server, run, question } = await sit({ [SAVE]: () => reply.promise });
  run.choose({ optionId: "o-0" });
  // On its way: else Next takes the answer with it, in one request.
  await expect.poll(() => server.asked(SAVE).length).toBe(1);
  run.goOn();
  run.choose({ optionId: "o-1" });
  expect(question().answer).toEqual({ optionId: "o-0" });
  server.answers[SAVE] = {
    body: { result: { isAnswered: true, revision: 1, ...clock, next: served(2) } },
  };
  reply.resolve({ body: { result: { isAnswered: true, revision: 1, ...clock } } });
  await expect.poll(() => question().question.order).toBe(2);
  expect(server.asked(SAVE).map(({ body }) => body)).toMatchObject([
    { answerId: "o-0", isAdvancing: false },
    { answerId: "o-0", isAdvancing: true },
  ]);
});

/** Leaves an answer on the device in the first version's format. */
const leave = (questionId: string, answer: string) =>
  localStorage.setItem(
    `pending:${MEERA.userId}:quiz:${questionId}`,
    `{"questionId":"${questionId}","answer":${answer},"isDraft":false,"isAdvancing":false,"known":2,"unsure":null,"at":${Date.now()}}`,
  );

test("sends an answer left by an earlier page, of any version, in the server's format", async () => {
  leave("question-1", `{"optionId":"o-0"}`);
  leave("question-2", `{"parts":[{"partId":"row-1","optionId":"yes"}]}`);
  const { server } = await sit({
    [SAVE]: { body: { result: { isAnswered: true, revision: 3, ...clock } } },
  });
  const question = { freeQuizId: "quiz", revision: 3, isAdvancing: false };
  const bodies = server.asked(SAVE).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies).toContainEqual({ ...question, questionId: "question-1", answerId: "o-0" });
  expect(bodies).toContainEqual({
    ...question,
    questionId: "question-2",
    parts: [{ partId: "row-1", optionId: "yes" }],
  });
  expect(Object.keys(localStorage).filter((key) => key.startsWith("pending:"))).toEqual([]);
});
