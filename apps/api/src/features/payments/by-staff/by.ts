import type { Origin } from "../../../platform/audit.ts";

/** Who of the staff does something to an order. */
export interface Actor {
  actorId: string;
  origin: Origin;
}

/** And why. */
export interface By extends Actor {
  reason: string;
}
