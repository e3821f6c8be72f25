/** The mock passed between its screens as navigation state. */
import type { MockCard } from "@theta/contract";
import { readLearner } from "../../../lib/session/local-session.ts";

/**
 * A mock as navigation state, with its owner: a tab's history outlives a session, and the next person
 * to sign in uses the same Back button.
 */
export function stateOfMock(mock: MockCard): MockCard & { learnerId: string | undefined } {
  return { ...mock, learnerId: readLearner()?.userId };
}
