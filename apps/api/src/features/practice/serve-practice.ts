import type { Body, practice, Reply } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { markServed } from "../items/mark-served.ts";
import { insertShowing, selectOptionalNext, selectOptionalShowing } from "./practice.queries.ts";
import { secondsPracticed } from "./practice.rules.ts";
import { toPracticeQuestion } from "./practice-question.ts";

type Next = Reply<typeof practice.next>["result"];

/** Puts a matching question on screen. One that is waiting for its answer stays. */
export async function servePractice(
  db: Db,
  { learnerId, filter, after }: Body<typeof practice.next> & { learnerId: string },
): Promise<Next> {
  return await inTransaction(db, async (tx) => {
    const next = await selectOptionalNext(tx, learnerId, filter, after);
    if (!next)
      return { question: null, showingId: null, reason: null, secondsSoFar: null, fitting: 0 };
    await markServed(tx, [next.questionId]);
    await insertShowing(tx, learnerId, next.questionId);
    // Read only now, because an import may change a question until it has been served.
    const showing = (await selectOptionalShowing(tx, learnerId, next.questionId))!;
    return {
      question: toPracticeQuestion(showing),
      showingId: showing.id,
      reason: next.reason,
      secondsSoFar: secondsPracticed(showing.shownAt, showing.now),
      fitting: next.fitting,
    };
  });
}
