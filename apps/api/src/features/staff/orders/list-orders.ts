import type { Query, Reply } from "@theta/contract";
import type { staffOrders } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { pageOf } from "../shared/cursor.ts";
import { readTimePlace } from "../shared/time-place.ts";
import { readSearch } from "./find-orders.rules.ts";
import { selectOrders } from "./orders.queries.ts";
import { toBuyer } from "./to-buyer.ts";

type Page = Reply<typeof staffOrders.list>["result"];

export async function listOrders(
  db: Db,
  { cursor, flagged, search, ...filters }: Query<typeof staffOrders.list>,
): Promise<Page> {
  const rows = await selectOrders(db, {
    ...filters,
    isFlagged: flagged !== undefined,
    search: readSearch(search),
    after: readTimePlace(cursor),
  });
  const page = pageOf(rows, filters.limit, ({ moment, orderId }) => [moment, orderId]);
  return { rows: page.rows.map(toRow), next: page.next };
}

function toRow(row: Awaited<ReturnType<typeof selectOrders>>[number]): Page["rows"][number] {
  const { orderId, receipt, state, planName, amount, currency, flag, refund } = row;
  return {
    orderId,
    receipt,
    state,
    planName,
    amount,
    currency,
    flag,
    refund,
    createdAt: row.createdAt.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
    learner: toBuyer(row),
  };
}
