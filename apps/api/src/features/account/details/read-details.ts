import type { UserDetails } from "@theta/contract";
import type { Caller } from "../../../platform/http/handle.ts";
import type { AccountServices } from "../account-services.ts";
import { selectOptionalLearner } from "../learners.queries.ts";
import { sessionEnded } from "../refusals.ts";

/** The signed-in learner, as every page shows them. */
export async function readDetails(
  { db, subscriptionOf }: AccountServices,
  { learnerId }: Caller,
): Promise<UserDetails> {
  const learner = await selectOptionalLearner(db, learnerId);
  if (!learner) throw sessionEnded();
  const { id, name, email, phone } = learner;
  return { userId: id, name, email, phone, ...(await subscriptionOf(db, id)) };
}
