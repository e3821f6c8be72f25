import { type Refusal, refuseField } from "../../../platform/refusal.ts";

/** What the last row of a page was sorted by, ending in its id. */
export type SortKey = readonly (string | number)[];

/** A place in a list that stays right while rows are added: after a row, not after a count. */
export function cursorAfter(key: SortKey): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/** The row that a page starts after; null for the first page. */
export function readCursor(cursor: string | undefined, parts: number): SortKey | null {
  if (cursor === undefined) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(key) && key.length === parts && key.every(isPart)) return key;
  } catch {
    // Refused below, like any other text that isn't one of ours.
  }
  throw pageGone();
}

/** The same for a list sorted by an id that counts up. */
export function readIdPlace(cursor: string | undefined): string | null {
  const [id] = readCursor(cursor, 1) ?? [];
  if (id === undefined) return null;
  if (/^\d{1,18}$/.test(String(id))) return String(id);
  throw pageGone();
}

/** A number in a cursor that the database can hold. */
export function readInteger(part: string | number | undefined): number {
  if (typeof part === "number" && Number.isInteger(part) && Math.abs(part) < 2 ** 31) return part;
  throw pageGone();
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An id in a cursor. */
export function readId(part: string | number | undefined): string {
  if (typeof part === "string" && UUID.test(part)) return part;
  throw pageGone();
}

export function pageGone(): Refusal {
  return refuseField("cursor", "This page of the list is gone. Start from its beginning.");
}

const isPart = (part: unknown) => typeof part === "string" || typeof part === "number";

/**
 * A page from one row more than was asked for, which says whether the list goes on.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => SortKey,
): { rows: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorAfter(keyOf(last)) : null };
}
