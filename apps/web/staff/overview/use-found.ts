import type { StaffItemRow, StaffLearnerRow, StaffOrderRow } from "@theta/contract/staff";
import { useMay } from "../access/use-self.ts";
import { countOf } from "../shared/count-words.ts";
import { useItemsQuery } from "../items/items-data.ts";
import { useStaffLearnersQuery } from "../learners/learners-data.ts";
import { useOrdersQuery } from "../orders/orders-data.ts";

/** Of each kind. The lists have the rest. */
const MOST = 5;
const limit = String(MOST);

/** How far the search for one kind of thing has come. */
export interface Search<Row> {
  currentData?: { rows: readonly Row[]; next: string | null } | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Found {
  learners: Search<StaffLearnerRow>;
  orders: Search<StaffOrderRow>;
  items: Search<StaffItemRow> & { isById: boolean };
}

/** Asked again whenever it's looked for, because what support sees must be new. */
const freshIf = (isWanted: boolean) => ({ refetchOnMountOrArgChange: true, skip: !isWanted });

/** What one text finds of everything that the role may see; nothing else is searched, and nothing at all without a text. */
export function useFound(q: string | undefined): Partial<Found> {
  const mayLearners = useMay("learners.read");
  const mayOrders = useMay("orders.read");
  const mayItems = useMay("items.read");
  const given = { q: q ?? "", limit };
  const learners = useStaffLearnersQuery(given, freshIf(Boolean(q) && mayLearners));
  const orders = useOrdersQuery({ search: given.q, limit }, freshIf(Boolean(q) && mayOrders));
  const items = useFoundItems(given.q, mayItems);
  if (!q) return {};
  return {
    ...(mayLearners && { learners }),
    ...(mayOrders && { orders }),
    ...(mayItems && { items }),
  };
}

/** By words and by id, whose beginning may be all that was typed. */
function useFoundItems(q: string, mayItems: boolean): Found["items"] {
  const isWanted = q !== "" && mayItems;
  const byWords = useItemsQuery({ text: q, limit }, freshIf(isWanted));
  // An id has no spaces.
  const mayBeId = isWanted && /^\S{1,120}$/.test(q);
  const byId = useItemsQuery({ key: q, limit }, freshIf(mayBeId));
  const idRows = byId.currentData?.rows ?? [];
  const isIdKnown = !mayBeId || byId.currentData !== undefined;
  return {
    currentData:
      byWords.currentData && isIdKnown
        ? {
            rows: unique([...idRows, ...byWords.currentData.rows]).slice(0, MOST),
            next: byWords.currentData.next ?? byId.currentData?.next ?? null,
          }
        : undefined,
    isFetching: byWords.isFetching || byId.isFetching,
    refetch: () => (byId.isUninitialized ? [] : [byId.refetch()]).concat(byWords.refetch()),
    isById: idRows.length > 0,
  };
}

const unique = (rows: readonly StaffItemRow[]) => [
  ...new Map(rows.map((row) => [row.key, row])).values(),
];

const NAMES = { learners: "learner", orders: "order", items: "question" } as const;

/** "1 learner, no orders, and more than 5 questions found." Null until everything has been searched. */
export function foundAllWords(found: Partial<Found>): string | null {
  const counts: string[] = [];
  for (const kind of ["learners", "orders", "items"] as const) {
    const search: Search<unknown> | undefined = found[kind];
    if (!search) continue;
    if (search.isFetching || !search.currentData) return null;
    counts.push(countWords(search.currentData, NAMES[kind]));
  }
  return counts.length === 0 ? null : `${LIST.format(counts)} found.`;
}

const LIST = new Intl.ListFormat("en-US");

function countWords(
  { rows, next }: { rows: readonly unknown[]; next: string | null },
  one: string,
) {
  if (rows.length === 0) return `no ${one}s`;
  return `${next === null ? "" : "more than "}${countOf(rows.length, one)}`;
}
