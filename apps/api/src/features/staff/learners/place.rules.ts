import type { LearnerSort } from "@theta/contract/staff";
import { pageGone, readCursor, readId } from "../shared/cursor.ts";
import { readTimePlace } from "../shared/time-place.ts";

/** The last learner of a page: what the list is sorted by, and the id. */
export interface Place {
  key: string;
  id: string;
}

const NAME_MOST = 40;

export function readPlace(sort: LearnerSort, cursor: string | undefined): Place | null {
  if (sort !== "name") {
    const place = readTimePlace(cursor);
    return place && { key: place.moment, id: place.id };
  }
  const parts = readCursor(cursor, 2);
  if (!parts) return null;
  const [key, id] = [String(parts[0]), readId(parts[1])];
  // The database can't hold the character 0.
  if (Array.from(key).length > NAME_MOST || key.includes("\0")) throw pageGone();
  return { key, id };
}
