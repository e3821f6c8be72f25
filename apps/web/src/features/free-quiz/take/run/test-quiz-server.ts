/** For tests: behaves like the server (apps/api, features/free-quiz), with one quiz of one learner. */
import type { QuizScore, RunningQuiz, SavedAnswer, ServedQuestion } from "@theta/contract";
import { expect } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import type { SentAnswer } from "../../../exam/queue/answer-queue.rules.ts";

export const TOTAL = 3;
const TIME = 300_000;
const GRACE = 10_000;
/** A browser may run out of time a moment before the server does. */
const TOLERANCE = 2000;

const refusal = (code: string) => new CallError({ status: 409, code, message: code });

interface Quiz {
  startedAt: number;
  deadline: number;
  questions: { option: string | null; revision: number }[];
  reached: number;
  score: QuizScore | null;
}

export function createQuizServer() {
  const startedAt = Date.now();
  const quiz: Quiz = {
    startedAt,
    deadline: startedAt + TIME,
    questions: Array.from({ length: TOTAL }, () => ({ option: null, revision: 0 })),
    reached: 1,
    score: null,
  };
  return {
    start: () => start(quiz),
    save: (sent: SentAnswer) => save(quiz, sent),
    submit: () => submit(quiz),
    answerElsewhere: (option: string, isAdvancing: boolean) =>
      answerElsewhere(quiz, option, isAdvancing),
    questions: quiz.questions,
    reached: () => quiz.reached,
    score: () => quiz.score,
    millisecondsLeft: () => quiz.deadline - Date.now(),
  };
}

const clockOf = ({ deadline }: Quiz) => ({ serverTime: Date.now(), deadline });
const isOver = ({ deadline }: Quiz) => Date.now() > deadline + GRACE;

function end(quiz: Quiz): QuizScore {
  const { questions } = quiz;
  const correctAnswers = questions.filter(({ option }) => option === "a").length;
  const wrongAnswers = questions.filter(({ option }) => option !== null).length - correctAnswers;
  quiz.score ??= { score: correctAnswers, totalQuestions: TOTAL, correctAnswers, wrongAnswers };
  return quiz.score;
}

function served({ questions }: Quiz, order: number): ServedQuestion {
  const { option, revision } = questions[order - 1]!;
  return {
    questionId: `q${order}`,
    order,
    name: `Question ${order}`,
    format: "problem-solving",
    layout: "options",
    sections: [],
    options: ["a", "b", "c"].map((optionId) => ({
      optionId,
      optionType: 1,
      displayText: optionId,
    })),
    isAnswered: option !== null,
    ...(option === null ? {} : { optionId: option }),
    revision,
  };
}

function start(quiz: Quiz): RunningQuiz {
  if (isOver(quiz)) end(quiz);
  if (quiz.score) throw refusal("quiz-finished");
  return {
    freeQuizId: "quiz",
    name: "Rates",
    quizType: 3,
    totalQuestions: TOTAL,
    startDateTimestamp: quiz.startedAt,
    time: "standard",
    ...clockOf(quiz),
    question: served(quiz, quiz.reached),
  };
}

function save(quiz: Quiz, { questionId, answer, isAdvancing, revision }: SentAnswer): SavedAnswer {
  const order = Number(questionId.slice(1));
  const question = quiz.questions[order - 1]!;
  const option = "optionId" in answer ? answer.optionId : null;
  const isKept = question.option === option;
  const saved = (next?: ServedQuestion | null): SavedAnswer => ({
    isAnswered: true,
    revision: question.revision,
    ...clockOf(quiz),
    ...(next === undefined ? {} : { next }),
  });
  const hasEnded = quiz.score !== null;
  if (isOver(quiz)) end(quiz);
  if (quiz.score) {
    if (isKept) return saved(null);
    throw refusal(hasEnded ? "quiz-finished" : "time-is-up");
  }
  expect(order).toBeLessThanOrEqual(quiz.reached);
  if (order < quiz.reached) {
    if (isKept) return saved(served(quiz, quiz.reached));
    throw refusal("not-current-question");
  }
  if (!isKept) {
    if (revision !== question.revision + 1) throw refusal("changed-elsewhere");
    question.option = option;
    question.revision += 1;
  }
  if (!isAdvancing) return saved();
  if (order === TOTAL) return saved(null);
  quiz.reached += 1;
  return saved(served(quiz, quiz.reached));
}

function submit(quiz: Quiz): QuizScore {
  const isTimeUp = Date.now() >= quiz.deadline - TOLERANCE;
  if (!quiz.score && !isTimeUp && quiz.questions.some(({ option }) => option === null))
    throw refusal("questions-left");
  return end(quiz);
}

/** Does what the learner does on another device. Returns the id of the question. */
function answerElsewhere(quiz: Quiz, option: string, isAdvancing: boolean): string | null {
  if (quiz.score || isOver(quiz)) return null;
  const questionId = `q${quiz.reached}`;
  const revision = quiz.questions[quiz.reached - 1]!.revision + 1;
  save(quiz, { questionId, answer: { optionId: option }, isAdvancing, revision });
  return questionId;
}
