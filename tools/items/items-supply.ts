import type { PooledItem } from "../../content/index.ts";
import { type BankItem, labelOf, type Section } from "../../packages/items/src/index.ts";
import { kindOf } from "./item-kind.ts";
import type { SectionCoverage } from "./items-coverage.ts";

/** After how many mocks the report looks at what is left. */
export const AFTER_MOCKS = [0, 3, 6, 10] as const;

export interface Supply {
  readonly section: Section;
  /** A kind of question, or the passages and sources that questions come with. */
  readonly kind: string;
  /**
   * What a learner hasn't seen after each number of mocks, for the ability that leaves the least;
   * null if questions repeated before.
   */
  readonly left: readonly (number | null)[];
}

/** What the mocks' pool still has for one learner as mocks are taken, kind by kind. */
export function unseenSupply(
  bank: readonly PooledItem[],
  coverage: readonly Pick<SectionCoverage, "section" | "sittings">[],
): Supply[] {
  const pool = bank.filter((item) => item.pool === "mock" && item.state === "active");
  return coverage.flatMap(({ section, sittings }) => {
    const own = pool.filter((item) => item.section === section);
    const leftAfter = AFTER_MOCKS.map((mocks) =>
      sittings.map(({ taken }) =>
        taken.length < mocks ? null : unseen(own, taken.slice(0, mocks)),
      ),
    );
    return groupsOf(own).map(({ kind, count }) => ({
      section,
      kind,
      left: leftAfter.map((lists) => least(lists.map((list) => list && count(list)))),
    }));
  });
}

/** A set is gone for a learner who has seen any of its questions. */
function unseen(pool: readonly BankItem[], taken: readonly (readonly string[])[]): BankItem[] {
  const seen = new Set(taken.flat());
  const seenSets = new Set(pool.filter(({ key }) => seen.has(key)).map(({ setKey }) => setKey));
  return pool.filter(
    ({ key, setKey }) => !seen.has(key) && (setKey === null || !seenSets.has(setKey)),
  );
}

interface Group {
  readonly kind: string;
  readonly count: (items: readonly BankItem[]) => number;
}

function groupsOf(pool: readonly BankItem[]): Group[] {
  const kinds = [...new Set(pool.map(kindOf))].toSorted();
  const areasOfSets = new Set(pool.flatMap(({ setKey, area }) => (setKey === null ? [] : [area])));
  return [
    ...kinds.map((kind) => ({
      kind,
      count: (items: readonly BankItem[]) => items.filter((item) => kindOf(item) === kind).length,
    })),
    ...[...areasOfSets].map((area) => ({
      kind: `${labelOf(area)} · Sets`,
      count: (items: readonly BankItem[]) =>
        new Set(
          items.filter((item) => item.area === area && item.setKey).map(({ setKey }) => setKey),
        ).size,
    })),
  ];
}

function least(counts: readonly (number | null)[]): number | null {
  return counts.length === 0 || counts.includes(null) ? null : Math.min(...counts.map(Number));
}
