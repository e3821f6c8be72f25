/** The mock that travels between the screens of a mock test as navigation state. */
import { MockCard } from "@theta/contract";
import * as z from "zod/mini";
import { secondsOfMock } from "./mock-words.ts";
import { readLearner } from "../../../lib/session/local-session.ts";

const Traveling = z.object({
  ...MockCard.shape,
  duration: z.nullish(z.int()),
  learnerId: z.optional(z.string()),
});

/**
 * A mock as it travels, with whose it is: a tab's history outlives a session, and whoever logs in next
 * goes through it with the same Back button.
 */
export function stateOfMock(mock: MockCard): MockCard & { learnerId: string | undefined } {
  return { ...mock, learnerId: readLearner()?.userId };
}

/**
 * The mock in a navigation state, however that got there; null when it is none, or somebody else's. How
 * far the learner is in it may have changed since: that the server knows.
 */
export function mockOfState(state: unknown): MockCard | null {
  const { data } = Traveling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...mock } = data;
  const isTheirs = learnerId === undefined || learnerId === readLearner()?.userId;
  return isTheirs ? { ...mock, duration: secondsOfMock(mock) } : null;
}
