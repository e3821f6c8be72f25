import type { Body } from "@theta/contract";
import { mayStaff, STAFF_ROUTES, type staffExports, type StaffRole } from "@theta/contract/staff";
import { audit } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { refuseField } from "../../../platform/refusal.ts";
import type { Actor } from "../../../platform/staff-act.ts";
import { notPermitted } from "../refusals.ts";
import { insertExport } from "./exports.queries.ts";

/** Notes who takes which list out of the console, before the first row. */
export async function beginExport(
  db: Db,
  { list, filters }: Body<typeof staffExports.begin>,
  { actorId, origin, role }: Actor & { role: StaffRole },
): Promise<string> {
  const route = STAFF_ROUTES.find((one) => one.path === list && isList(one));
  if (!route || !("permission" in route) || !("query" in route))
    throw refuseField("list", "There's no such list.");
  if (!mayStaff(role, route.permission)) throw notPermitted();
  const read = route.query.safeParse(filters);
  if (!read.success) throw refuseField("filters", "This list can't be filtered like that.");
  return await inTransaction(db, async (tx) => {
    const exportId = await insertExport(tx, { actorId, list, filters: keptFilters(read.data) });
    await audit(tx, origin, {
      event: "staff.list-exported",
      actorId,
      detail: { exportId, list, filters },
    });
    return exportId;
  });
}

const isList = (route: (typeof STAFF_ROUTES)[number]) =>
  "query" in route && "limit" in route.query.shape;

/** As every page of an export has to have them, whatever place in the list it begins at. */
export function keptFilters(query: object): string {
  const filters = Object.entries(query).filter(
    ([name, value]) => value !== undefined && !["cursor", "limit", "exportId"].includes(name),
  );
  return JSON.stringify(Object.fromEntries(filters.toSorted(([a], [b]) => a.localeCompare(b))));
}
