import type { GivenAnswer, SolvedQuestion } from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isSameAnswer } from "../free-quiz/free-quiz.rules.ts";
import { notAnAnswer } from "../free-quiz/refusals.ts";
import { noteAnswers } from "./note-answers.ts";
import { lockOptionalShowing, updateToAnswered } from "./practice.queries.ts";
import { toSolved } from "./practice-question.ts";
import { lockReviews } from "./reviews.queries.ts";

interface Input {
  learnerId: string;
  questionId: string;
  answer: GivenAnswer;
}

/** Scores the answer to a question on screen and plans its review. Sent again, it changes nothing. */
export async function answerPractice(
  db: Db,
  { learnerId, questionId, answer }: Input,
): Promise<{ question: SolvedQuestion; dueAt: number | null }> {
  return await inTransaction(db, async (tx) => {
    const showing = await lockOptionalShowing(tx, learnerId, questionId);
    if (!showing)
      throw new Refusal(404, "not-served", "This question has not been shown to you here.");
    if (showing.answeredAt === null) {
      if (faultOfAnswer(showing.content, answer)) throw notAnAnswer();
      const isRight = isCorrect(showing.content, answer);
      const at = showing.now;
      await updateToAnswered(tx, learnerId, showing.id, { answer, isCorrect: isRight, at });
      await noteAnswers(tx, learnerId, [{ itemKey: showing.key, isRight, at }]);
    } else if (!isSameAnswer(showing.answer, answer)) {
      throw new Refusal(409, "answered-already", "You have answered this question already.");
    }
    const review = (await lockReviews(tx, learnerId, [showing.key])).get(showing.key);
    return {
      question: toSolved(showing, answer, showing.answeredAt ?? showing.now),
      dueAt: review?.dueAt?.getTime() ?? null,
    };
  });
}
