import { refuseField } from "../../../platform/refusal.ts";
import type { SortKey } from "../shared/cursor.ts";

/** What to look for: an address and its beginning, or words that a name has to begin words with. */
export interface Search {
  /** Null: it can't be the beginning of an address. */
  email: string | null;
  /** Empty: it can't be a name. */
  words: string[];
}

/** The characters that separate a name's words, as the index learners_name_words has them. */
const SEPARATORS = /[-.,'’\s]+/u;

/** Null for everybody. */
export function searchFor(query: string | undefined): Search | null {
  const text = (query ?? "").trim().normalize("NFKC").toLowerCase();
  if (text === "") return null;
  return {
    email: /\s/.test(text) ? null : text,
    words: text.includes("@") ? [] : text.split(SEPARATORS).filter((word) => word !== ""),
  };
}

/** Where a page starts: after the learner who joined then. To the microsecond, as it's stored. */
export interface Place {
  joined: string;
  id: string;
}

const JOINED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function placeOf(key: SortKey | null): Place | null {
  if (!key) return null;
  const [joined, id] = key.map(String);
  if (JOINED.test(joined ?? "") && ID.test(id ?? "")) return { joined: joined!, id: id! };
  throw refuseField("cursor", "This page of the list is gone. Start from its beginning.");
}
