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
  key: "ID",
  easiest: "Easiest first",
  hardest: "Hardest first",
  "most-shown": "Shown most",
  "least-shown": "Shown least",
};

export const POOL_WORDS = { mock: "Mock tests", practice: "Quizzes and practice" } as const;

/** The page of a question, in its current version if none is named. */
export const itemPath = (key: string, version?: number) =>
  `/staff/items/${key}${version === undefined ? "" : `?version=${version}`}`;

/** "67%", or a dash of nothing. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;
}
