import { refuseField } from "../../../platform/refusal.ts";
import { readCursor } from "./cursor.ts";

/** Where a page of a list sorted by time goes on. A Date would lose the microseconds. */
export interface TimePlace {
  moment: string;
  id: string;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function readTimePlace(cursor: string | undefined): TimePlace | null {
  const key = readCursor(cursor, 2);
  if (!key) return null;
  const [moment, id] = key.map(String) as [string, string];
  if (MOMENT.test(moment) && exists(moment) && UUID.test(id)) return { moment, id };
  throw refuseField("cursor", "This page of the list is gone. Start from its beginning.");
}

/** The database knows no February 30. */
function exists(moment: string): boolean {
  const time = Date.parse(moment);
  return !Number.isNaN(time) && moment.startsWith(new Date(time).toISOString().slice(0, -1));
}
