/** What the page after a purchase is told of it, in navigation state. */
import { BoughtSubscription } from "@theta/contract";
import * as z from "zod/mini";
import { readLearner } from "../../../lib/session/local-session.ts";

export const THANK_YOU_PATH = "/Thankyou";

const Travelling = z.object({ ...BoughtSubscription.shape, learnerId: z.optional(z.string()) });

/** With whose it is: a tab's history outlives a session, and the next learner's Back leads through it. */
export function stateOfBought(bought: BoughtSubscription) {
  return { ...bought, learnerId: readLearner()?.userId };
}

/** Null when the state is no purchase, or somebody else's. */
export function readBought(state: unknown): BoughtSubscription | null {
  const { data } = Travelling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...bought } = data;
  return learnerId === undefined || learnerId === readLearner()?.userId ? bought : null;
}
