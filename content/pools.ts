import type { BankItem } from "@theta/items";

/** A question, and who may show it: mock tests, or free quizzes and practice. */
export interface PooledItem extends BankItem {
  readonly pool: "mock" | "practice";
  /** Written by a person, so there's no other question like it. */
  readonly isWritten: boolean;
}

/** Every third item of each template is for quizzes and practice. */
const EVERY = 3;

/**
 * Written items belong to the mocks unless a quiz uses them or practice reserves them
 * (practice-only.json lists items and sets by id). Items of templates are shared between the pools.
 */
export function poolOf(
  item: BankItem,
  nthOfTemplate: number | null,
  elsewhere: ReadonlySet<string>,
): PooledItem["pool"] {
  const isShare = nthOfTemplate !== null && nthOfTemplate % EVERY === EVERY - 1;
  return isShare || elsewhere.has(item.key) || elsewhere.has(item.setKey ?? "")
    ? "practice"
    : "mock";
}
