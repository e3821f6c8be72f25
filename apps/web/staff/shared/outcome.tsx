import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { countOf } from "./count-words.ts";

/** Where screen readers hear what came of a search, an export, or an answer. */
const REGION = "outcome";

/** Mounted once for the whole console. */
export function OutcomeAnnouncer() {
  return <output id={REGION} className="sr-only" />;
}

/** Says what came of something, where sighted people see it without being told. */
export function announce(words: string): void {
  const region = document.getElementById(REGION);
  if (!region) return;
  // The same words once more wouldn't be a change, so nobody would hear them.
  region.textContent = region.textContent === words ? `${words}\u00A0` : words;
}

/**
 * Announces what a search or a filter found, once for each change of the address. Null while it's being looked for. What
 * was there when the page opened is part of the page.
 */
export function useOutcome(words: string | null): void {
  const { search } = useLocation();
  const told = useRef<string | null>(search);
  useEffect(() => {
    if (told.current === search) return;
    told.current = words === null ? null : search;
    if (words !== null) announce(words);
  }, [words, search]);
}

interface Shown {
  /** "Learners" */
  caption: string;
  rows: number;
  hasMore?: boolean;
  /** What the screen says when there are none. */
  none: string;
}

/** "Learners: 1 row." */
export function foundWords({ caption, rows, hasMore = false, none }: Shown): string {
  if (rows === 0) return `${caption}: ${none.replace(/\.$/, "")}.`;
  return `${caption}: ${countOf(rows, "row")}${hasMore ? ", and more on the next page" : ""}.`;
}
