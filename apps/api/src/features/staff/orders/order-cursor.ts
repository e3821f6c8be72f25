import { refuseField } from "../../../platform/refusal.ts";
import { readCursor } from "../shared/cursor.ts";
import { ORDER_ID } from "./find-orders.rules.ts";

/** The last order of a page: when it was made, to the microsecond, and its id. */
export interface OrderPlace {
  madeAt: string;
  id: string;
}

const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** The order that a page starts after. What isn't a place of ours never reaches the database. */
export function readPlace(cursor: string | undefined): OrderPlace | null {
  const key = readCursor(cursor, 2);
  if (!key) return null;
  const [madeAt, id] = key.map(String) as [string, string];
  if (!isMoment(madeAt) || !ORDER_ID.test(id))
    throw refuseField("cursor", "This page of the list is gone. Start from its beginning.");
  return { madeAt, id };
}

/** The 30th of February isn't, though a Date takes it for the 2nd of March. */
function isMoment(text: string): boolean {
  const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === text.slice(0, 19);
}
