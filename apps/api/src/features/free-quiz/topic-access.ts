import type { QuizCard } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf, lockWithoutPlan } from "../subscriptions/entitlement.ts";
import { type Access, lockOfQuiz } from "./free-quiz.rules.ts";
import type { QuizRow } from "./quizzes.queries.ts";
import { toQuizCard } from "./served-quiz.ts";

/** Which topic tests a learner's plans include. */
export async function topicAccess(db: Db | Tx, learnerId: string): Promise<Access> {
  const entitlement = await entitlementOf(db, learnerId);
  if (entitlement) return { opens: entitlement.opens };
  return { opens: null, why: await lockWithoutPlan(db, learnerId) };
}

/** Quizzes as their learner sees them. Looks up plans only if there is a topic test among them. */
export async function toQuizCards(
  db: Db | Tx,
  learnerId: string,
  rows: readonly QuizRow[],
): Promise<QuizCard[]> {
  const access = rows.some(({ topic }) => topic !== null)
    ? await topicAccess(db, learnerId)
    : ({ opens: null, why: "no-subscription" } as const);
  return rows.map((row) => toQuizCard(row, lockOfQuiz(row, access)));
}
