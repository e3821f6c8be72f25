/** What the page after a purchase gets in navigation state. */
import { PurchasedSubscription } from "@theta/contract";
import * as z from "zod/mini";
import { readLearner } from "../../../lib/session/local-session.ts";

export const THANK_YOU_PATH = "/Thankyou";

const Traveling = z.object({ ...PurchasedSubscription.shape, learnerId: z.optional(z.string()) });

/**
 * Includes whose purchase it is: a tab's history outlives a session, and the next learner's Back leads
 * through it.
 */
export function stateOfPurchase(bought: PurchasedSubscription) {
  return { ...bought, learnerId: readLearner()?.userId };
}

/** Null if the state isn't a purchase, or is someone else's. */
export function readPurchase(state: unknown): PurchasedSubscription | null {
  const { data } = Traveling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...bought } = data;
  return learnerId === undefined || learnerId === readLearner()?.userId ? bought : null;
}
