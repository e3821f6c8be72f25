import { pageGone, readCursor, readId } from "./cursor.ts";

/** Where a page of a list sorted by time goes on. A Date would lose the microseconds. */
export interface TimePlace {
  moment: string;
  id: string;
}

const MOMENT = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

export function readTimePlace(cursor: string | undefined): TimePlace | null {
  const key = readCursor(cursor, 2);
  if (!key) return null;
  const [moment, id] = [String(key[0]), readId(key[1])];
  if (MOMENT.test(moment) && exists(moment)) return { moment, id };
  throw pageGone();
}

/** The database knows no February 30. */
function exists(moment: string): boolean {
  const time = Date.parse(moment);
  return !Number.isNaN(time) && moment.startsWith(new Date(time).toISOString().slice(0, -1));
}
