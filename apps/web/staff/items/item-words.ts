import type { ItemSort, ItemState } from "@theta/contract/staff";
import type { BadgeTone } from "../../src/ui/badge.tsx";

export const STATE_WORDS: Record<ItemState, string> = {
  active: "In use",
  pretest: "On trial",
  suspended: "Suspended",
  retired: "Retired",
  draft: "Draft",
};

export const STATE_TONES: Record<ItemState, BadgeTone> = {
  active: "soft",
  pretest: "solid",
  suspended: "caution",
  retired: "plain",
  draft: "plain",
};

export const SORT_WORDS: Record<ItemSort, string> = {
  key: "Id",
  easiest: "Easiest first",
  hardest: "Hardest first",
  "most-shown": "Shown most",
  "least-shown": "Shown least",
};

export const POOL_WORDS = { mock: "Mock tests", practice: "Quizzes and practice" } as const;

export const itemPath = (key: string) => `/staff/items/${key}`;

const NUMBERS = new Intl.NumberFormat("en-US");
export const numberWords = (count: number) => NUMBERS.format(count);

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${numberWords(count)} ${count === 1 ? one : many}`;

/** "67%", or a dash of nothing. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}
