import type { Tx } from "../../platform/database/database.ts";
import { nextReview } from "./practice.rules.ts";
import { lockReviews, upsertReviews } from "./reviews.queries.ts";

interface Answered {
  readonly itemKey: string;
  readonly isRight: boolean;
  readonly at: Date;
}

/** Records how questions went, in a quiz or in practice, and when to look at them again. */
export async function noteAnswers(
  tx: Tx,
  learnerId: string,
  answers: readonly Answered[],
): Promise<void> {
  const known = await lockReviews(
    tx,
    learnerId,
    answers.map(({ itemKey }) => itemKey),
  );
  await upsertReviews(
    tx,
    learnerId,
    answers.map(({ itemKey, isRight, at }) => ({
      itemKey,
      lastWasRight: isRight,
      at,
      ...nextReview(known.get(itemKey), isRight, at),
    })),
  );
}
