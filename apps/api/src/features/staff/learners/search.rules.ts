import { nameWords } from "../../account/name-words.rules.ts";

/** What to look for: an address's beginning, or words that a name has to begin words with. */
export interface Search {
  /** Null: it can't be the beginning of an address. */
  email: string | null;
  /** Empty: it can't be a name. */
  words: string[];
}

/** Null for everybody. */
export function searchFor(query: string | undefined): Search | null {
  const text = (query ?? "").trim().normalize("NFKC").toLowerCase();
  if (text === "") return null;
  return {
    email: /\s/.test(text) ? null : text,
    words: text.includes("@") ? [] : nameWords(text),
  };
}
