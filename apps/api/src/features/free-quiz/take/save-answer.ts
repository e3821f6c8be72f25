import { type Answer, isSameAnswer, type SavedAnswer } from "@theta/contract";
import { faultOfAnswer, isCorrect } from "@theta/items";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction, withSecondTry } from "../../../platform/database/transaction.ts";
import type { Claimant } from "../../../platform/http/handle.ts";
import type { Refusal } from "../../../platform/refusal.ts";
import type { QuizAttempt } from "../attempt.ts";
import {
  lockOptionalAttempt,
  selectOptionalAttemptState,
  updateIfUnchanged,
} from "../attempts.queries.ts";
import { type AttemptQuestion, selectQuestionAt } from "../questions.queries.ts";
import { endQuiz } from "../end-quiz.ts";
import { isLate, isOver } from "../../exam/deadline.rules.ts";
import { isStale, placeOf } from "../free-quiz.rules.ts";
import { refuseUntaken } from "../read-attempt.ts";
import { notAnAnswer } from "../../exam/given-answer.ts";
import { changedElsewhere, finished, noSuchQuestion, notCurrent, timeIsUp } from "../refusals.ts";
import { toServedQuestion } from "../../exam/served-question.ts";
import { clockOf } from "../served-quiz.ts";

interface Input {
  learnerId: string;
  /** Null for a demo's learner, who has no session. */
  caller: Claimant | null;
  quizId: string;
  questionId: string;
  answer: Answer;
  revision: number | undefined;
  isAdvancing: boolean;
}

type Outcome = SavedAnswer | Refusal;

/**
 * Saves one answer and, if the learner moves on, returns the next question. All or nothing: reading
 * and writing take one statement each, and both are repeated under a lock if somebody else
 * interfered.
 */
export async function saveAnswer(db: Db, input: Input): Promise<SavedAnswer> {
  const outcome = (await withSecondTry(() => keep(db, input))) ?? (await keepAlone(db, input));
  // Thrown only now, so that what was ended along the way stays ended.
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

async function keepAlone(db: Db, input: Input): Promise<Outcome> {
  return await inTransaction(db, async (tx) => {
    const attempt = (await lockOptionalAttempt(tx, input.learnerId, input.quizId))!;
    const outcome = await keep(tx, input);
    if (outcome) return outcome;
    // Nobody can interfere under the lock, so time must be up.
    await endQuiz(tx, attempt);
    const ended = (await keep(tx, input))!;
    return ended instanceof Error ? timeIsUp() : ended;
  });
}

/** Null when it needs a lock: time is up, or somebody else was faster. */
async function keep(db: Db | Tx, input: Input): Promise<Outcome | null> {
  const state = await selectOptionalAttemptState(db, input);
  await input.caller?.confirm(state?.session);
  if (!state) return await refuseUntaken(db, input);
  const { attempt, questions } = state;
  const question = questions.find(({ questionId }) => questionId === input.questionId);
  if (!question) return noSuchQuestion();
  if (attempt.endedAt === null && isOver(attempt)) return null;
  const at = async (place: number) =>
    questions.find((one) => one.place === place) ?? (await selectQuestionAt(db, attempt, place));

  // Comes first: an answer that is already stored is acknowledged, however late it is sent again.
  const isKept = isSameAnswer(question.answer, input.answer);
  const place = placeOf(question.place, {
    ...attempt,
    isReachedAnswered: (await at(attempt.reached)).answer !== null,
  });
  if (place === "ended") return isKept ? saved(attempt, question, null) : finished();
  if (place === "past")
    return isKept ? saved(attempt, question, await at(attempt.reached)) : notCurrent(attempt);
  if (place === "ahead") return notCurrent(attempt);
  if (faultOfAnswer(question.content, input.answer)) return notAnAnswer();
  if (!isKept && isStale(input.revision, question.revision))
    return changedElsewhere(attempt, question.revision);

  const isLast = question.place === attempt.total;
  const isGoingOn = input.isAdvancing && !isLast;
  const reached = isGoingOn ? question.place + 1 : question.place;
  const isNews = !isKept || reached !== attempt.reached;
  if (isNews && !(await write(db, attempt, question, isKept ? null : input.answer, reached)))
    return null;
  const now = { ...question, revision: question.revision + (isKept ? 0 : 1) };
  if (!input.isAdvancing) return saved(attempt, now);
  return saved(attempt, now, isGoingOn ? await at(reached) : null);
}

async function write(
  db: Db | Tx,
  attempt: QuizAttempt,
  { place, content }: AttemptQuestion,
  answer: Answer | null,
  reached: number,
): Promise<boolean> {
  const given = answer && {
    answer,
    isCorrect: isCorrect(content, answer),
    isLate: isLate(attempt),
  };
  return await updateIfUnchanged(db, attempt, { place, given, reached });
}

/** `next` is left out if nobody asked to move on. */
function saved(
  attempt: QuizAttempt,
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
