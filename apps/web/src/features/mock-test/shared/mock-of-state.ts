/** Reads the mock in a navigation state, which is checked only by the screens that read it. */
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
 * Returns the mock in a navigation state, however it got there, or null if there's none or it's
 * somebody else's. Its status may be out of date: ask the server.
 */
export function mockOfState(state: unknown): MockCard | null {
  const { data } = Traveling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...mock } = data;
  const isTheirs = learnerId === undefined || learnerId === readLearner()?.userId;
  return isTheirs ? { ...mock, duration: secondsOfMock(mock) } : null;
}
