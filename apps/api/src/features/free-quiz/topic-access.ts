import type { QuizCard } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { entitlementOf, lockWithoutPlan } from "../subscriptions/entitlement.ts";
import { type Access, lockOfQuiz } from "./free-quiz.rules.ts";
import type { QuizRow } from "./quizzes.queries.ts";
import { toQuizCard } from "./served-quiz.ts";

/** What a learner's plans open of the topic tests. */
export async function topicAccess(db: Db | Tx, learnerId: string): Promise<Access> {
  const entitlement = await entitlementOf(db, learnerId);
  if (entitlement) return { opens: entitlement.opens };
  return { opens: null, why: await lockWithoutPlan(db, learnerId) };
}

/** Quizzes as their learner sees them. Plans are looked at only where a topic test is among them. */
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
