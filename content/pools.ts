import type { BankItem } from "@theta/items";

/** A question with who may show it: mock tests, or free quizzes and practice. */
export interface PooledItem extends BankItem {
  readonly pool: "mock" | "practice";
  /** By a person, so that there is no other like it. */
  readonly isWritten: boolean;
}

/** Of each template's items every third is for quizzes and practice. */
const EVERY = 3;

/**
 * What people wrote is the mocks' unless a quiz holds it or practice keeps it (practice-only.json: items
 * and sets by id); of templates each pool has a share.
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
