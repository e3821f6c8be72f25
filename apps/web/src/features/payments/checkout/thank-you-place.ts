/** What the page after a purchase gets in navigation state. */
import { BoughtSubscription } from "@theta/contract";
import * as z from "zod/mini";
import { readLearner } from "../../../lib/session/local-session.ts";

export const THANK_YOU_PATH = "/Thankyou";

const Travelling = z.object({ ...BoughtSubscription.shape, learnerId: z.optional(z.string()) });

/**
 * Includes whose purchase it is: a tab's history outlives a session, and the next learner's Back leads
 * through it.
 */
export function stateOfBought(bought: BoughtSubscription) {
  return { ...bought, learnerId: readLearner()?.userId };
}

/** Null if the state isn't a purchase, or is someone else's. */
export function readBought(state: unknown): BoughtSubscription | null {
  const { data } = Travelling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...bought } = data;
  return learnerId === undefined || learnerId === readLearner()?.userId ? bought : null;
}
