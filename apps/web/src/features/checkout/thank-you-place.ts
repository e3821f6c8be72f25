/** What the page after a purchase is told of it, in navigation state. */
import { BoughtSubscription } from "@theta/contract";

export const THANK_YOU_PATH = "/Thankyou";

export const readBought = (state: unknown): BoughtSubscription | null =>
  BoughtSubscription.safeParse(state).data ?? null;
