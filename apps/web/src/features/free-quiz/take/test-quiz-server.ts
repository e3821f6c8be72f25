/** For tests: the server as it is (apps/api, features/free-quiz), with one quiz of one learner. */
import type { QuizScore, RunningQuiz, SavedAnswer, ServedQuestion } from "@theta/contract";
import { expect } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import type { SentAnswer } from "../../exam/queue/answer-queue.rules.ts";

export const TOTAL = 3;
const TIME = 300_000;
const GRACE = 10_000;
/** A browser may find that the time is up a moment before the server does. */
const TOLERANCE = 2000;

const refusal = (code: string) => new CallError({ status: 409, code, message: code });

export function createQuizServer() {
  const startedAt = Date.now();
  const deadline = startedAt + TIME;
  const questions = Array.from({ length: TOTAL }, () => ({
    option: null as string | null,
    revision: 0,
  }));
  let reached = 1;
  let score: QuizScore | null = null;

  const clock = () => ({ serverTime: Date.now(), deadline });
  const isOver = () => Date.now() > deadline + GRACE;

  function end(): QuizScore {
    const correctAnswers = questions.filter(({ option }) => option === "a").length;
    const wrongAnswers = questions.filter(({ option }) => option !== null).length - correctAnswers;
    score ??= { score: correctAnswers, totalQuestions: TOTAL, correctAnswers, wrongAnswers };
    return score;
  }

  function served(order: number): ServedQuestion {
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

  function start(): RunningQuiz {
    if (isOver()) end();
    if (score) throw refusal("quiz-finished");
    return {
      freeQuizId: "quiz",
      name: "Rates",
      quizType: 3,
      totalQuestions: TOTAL,
      startDateTimestamp: startedAt,
      ...clock(),
      question: served(reached),
    };
  }

  function save({ questionId, answer, isAdvancing, revision }: SentAnswer): SavedAnswer {
    const order = Number(questionId.slice(1));
    const question = questions[order - 1]!;
    const option = "optionId" in answer ? answer.optionId : null;
    const isKept = question.option === option;
    const saved = (next?: ServedQuestion | null): SavedAnswer => ({
      isAnswered: true,
      revision: question.revision,
      ...clock(),
      ...(next === undefined ? {} : { next }),
    });
    const hasEnded = score !== null;
    if (isOver()) end();
    if (score) {
      if (isKept) return saved(null);
      throw refusal(hasEnded ? "quiz-finished" : "time-is-up");
    }
    expect(order).toBeLessThanOrEqual(reached);
    if (order < reached) {
      if (isKept) return saved(served(reached));
      throw refusal("not-current-question");
    }
    if (!isKept) {
      if (revision !== question.revision + 1) throw refusal("changed-elsewhere");
      question.option = option;
      question.revision += 1;
    }
    if (!isAdvancing) return saved();
    if (order === TOTAL) return saved(null);
    reached += 1;
    return saved(served(reached));
  }

  function submit(): QuizScore {
    const isTimeUp = Date.now() >= deadline - TOLERANCE;
    if (!score && !isTimeUp && questions.some(({ option }) => option === null))
      throw refusal("questions-left");
    return end();
  }

  /** What the learner does on another device. Gives the question that it was about. */
  function answerElsewhere(option: string, isAdvancing: boolean): string | null {
    if (score || isOver()) return null;
    const questionId = `q${reached}`;
    const revision = questions[reached - 1]!.revision + 1;
    save({ questionId, answer: { optionId: option }, isAdvancing, revision });
    return questionId;
  }

  return {
    start,
    save,
    submit,
    answerElsewhere,
    questions,
    reached: () => reached,
    score: () => score,
    millisecondsLeft: () => deadline - Date.now(),
  };
}
