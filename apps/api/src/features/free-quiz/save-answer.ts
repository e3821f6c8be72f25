import type { GivenAnswer, SavedAnswer } from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Refusal } from "../../platform/refusal.ts";
import {
  type Attempt,
  type AttemptQuestion,
  lockOptionalAttempt,
  selectOptionalQuestion,
  selectQuestionAt,
  updateAnswer,
  updateReached,
} from "./attempts.queries.ts";
import { endQuiz } from "./end-quiz.ts";
import { isLate, isOver, isSameAnswer, isStale, placeOf } from "./free-quiz.rules.ts";
import { refuseUntaken } from "./own-attempt.ts";
import {
  changedElsewhere,
  finished,
  noSuchQuestion,
  notAnAnswer,
  notCurrent,
  timeIsUp,
} from "./refusals.ts";
import { clockOf, toServedQuestion } from "./served-quiz.ts";

interface Input {
  learnerId: string;
  quizId: string;
  questionId: string;
  answer: GivenAnswer;
  revision: number | undefined;
  isAdvancing: boolean;
}

/** Keeps one answer and, when the learner goes on, gives the next question. All or nothing. */
export async function saveAnswer(db: Db, input: Input): Promise<SavedAnswer> {
  const outcome = await inTransaction(db, async (tx) => {
    const attempt = await lockOptionalAttempt(tx, input.learnerId, input.quizId);
    if (!attempt) return await refuseUntaken(tx, input);
    const question = await selectOptionalQuestion(tx, attempt, input.questionId);
    if (!question) return noSuchQuestion();
    return await keep(tx, attempt, question, input);
  });
  // Thrown only now: what was ended on the way stays ended.
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

async function keep(
  tx: Tx,
  attempt: Attempt,
  question: AttemptQuestion,
  input: Input,
): Promise<SavedAnswer | Refusal> {
  // First of all: whoever sends again what is kept already is told so, however late it is.
  const isKept = isSameAnswer(question.answer, input.answer);
  if (attempt.endedAt === null && isOver(attempt)) {
    await endQuiz(tx, attempt);
    return isKept ? saved(attempt, question, null) : timeIsUp();
  }
  const place = placeOf(question.place, {
    ...attempt,
    isReachedAnswered:
      question.place <= attempt.reached ||
      (await selectQuestionAt(tx, attempt, attempt.reached)).answer !== null,
  });
  if (place === "ended") return isKept ? saved(attempt, question, null) : finished();
  if (place === "past")
    return isKept
      ? saved(attempt, question, await selectQuestionAt(tx, attempt, attempt.reached))
      : notCurrent(attempt);
  if (place === "ahead") return notCurrent(attempt);
  if (faultOfAnswer(question.content, input.answer)) return notAnAnswer();
  if (!isKept && isStale(input.revision, question.revision))
    return changedElsewhere(attempt, question.revision);
  if (place === "next") await updateReached(tx, attempt, question.place);
  if (!isKept) await write(tx, attempt, question, input.answer);
  const now = { ...question, revision: question.revision + (isKept ? 0 : 1) };
  if (!input.isAdvancing) return saved(attempt, now);
  if (question.place === attempt.total) return saved(attempt, now, null);
  await updateReached(tx, attempt, question.place + 1);
  return saved(attempt, now, await selectQuestionAt(tx, attempt, question.place + 1));
}

async function write(
  tx: Tx,
  attempt: Attempt,
  question: AttemptQuestion,
  answer: GivenAnswer,
): Promise<void> {
  await updateAnswer(tx, attempt, question.place, {
    answer,
    isCorrect: isCorrect(question.content, answer),
    isLate: isLate(attempt),
  });
}

/** `next` is left out where nobody asked to go on. */
function saved(
  attempt: Attempt,
  { revision }: AttemptQuestion,
  next?: AttemptQuestion | null,
): SavedAnswer {
  return {
    isAnswered: true,
    revision,
    ...clockOf(attempt),
    ...(next === undefined ? {} : { next: next && toServedQuestion(next) }),
  };
}
