import { type Answer, isSameAnswer, type practice, type Reply } from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { notAnAnswer } from "../exam/given-answer.ts";
import { noteAnswers } from "./note-answers.ts";
import {
  lockOptionalShowing,
  selectOptionalShowing,
  type Showing,
  updateToAnswered,
} from "./practice.queries.ts";
import { believedSeconds } from "./practice.rules.ts";
import { reservedForQuiz, notAnswered, toSolved } from "./practice-question.ts";
import { selectOptionalDueAt } from "./reviews.queries.ts";

interface Input {
  learnerId: string;
  questionId: string;
  /**
   * Which showing of the question is answered, so that an answer sent again later isn't taken for
   * the next showing.
   */
  showingId: number | undefined;
  /** How long the learner looked at it, as counted by their device. */
  secondsInView: number | undefined;
  answer: Answer;
}

type Outcome = Reply<typeof practice.answer>["result"];

/**
 * Scores the answer to the question on screen and schedules its review. Sent again, it changes
 * nothing.
 */
export async function answerPractice(
  db: Db,
  { learnerId, questionId, showingId, secondsInView: told, answer }: Input,
): Promise<Outcome> {
  return await inTransaction(db, async (tx) => {
    const showing = await lockOptionalShowing(tx, learnerId, questionId, showingId);
    if (!showing) throw notServed();
    if (showing.isKept) throw reservedForQuiz();
    let { secondsInView } = showing;
    if (showing.answeredAt === null) {
      if (faultOfAnswer(showing.content, answer)) throw notAnAnswer();
      const isRight = isCorrect(showing.content, answer);
      const at = showing.now;
      secondsInView = believedSeconds(told, showing.shownAt, at);
      const given = { answer, isCorrect: isRight, at, secondsInView };
      await updateToAnswered(tx, learnerId, showing.id, given);
      await noteAnswers(tx, learnerId, [{ itemKey: showing.key, isRight, at }]);
    } else if (!isSameAnswer(showing.answer, answer)) {
      throw new Refusal(409, "answered-already", "You've already answered this question.");
    }
    const answered = { ...showing, secondsInView };
    return await outcomeOf(tx, learnerId, answered, answer, showing.answeredAt ?? showing.now);
  });
}

/** The same for a window in which the answer wasn't given. */
export async function readAnswered(
  db: Db,
  { learnerId, questionId }: Pick<Input, "learnerId" | "questionId">,
): Promise<Outcome> {
  const showing = await selectOptionalShowing(db, learnerId, questionId);
  if (!showing) throw notServed();
  if (showing.isKept) throw reservedForQuiz();
  if (!showing.answer || !showing.answeredAt) throw notAnswered();
  return await outcomeOf(db, learnerId, showing, showing.answer, showing.answeredAt);
}

async function outcomeOf(
  db: Db | Tx,
  learnerId: string,
  showing: Showing,
  answer: Answer,
  at: Date,
): Promise<Outcome> {
  const dueAt = await selectOptionalDueAt(db, learnerId, showing.key);
  return { question: toSolved(showing, answer, at), dueAt: dueAt?.getTime() ?? null };
}

function notServed(): Refusal {
  return new Refusal(404, "not-served", "You haven't been shown this question here.");
}
