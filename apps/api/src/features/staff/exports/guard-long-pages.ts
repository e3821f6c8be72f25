import { API_BASE } from "@theta/contract";
import { EXPORT_MOST, STAFF_PAGE } from "@theta/contract/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { audit, originOf } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { keptFilters } from "./begin-export.ts";
import { selectOptionalRowsRead, updateRowsRead } from "./exports.queries.ts";

/**
 * Lists give pages longer than a screen's only to an export that is in the audit log, and its rows are counted. The
 * console's other calls know nothing of it.
 */
export function guardLongPages(app: FastifyInstance, db: Db): void {
  app.addHook("preHandler", async (request) => {
    const { limit = 0, exportId } = pageOf(request);
    if (limit <= STAFF_PAGE && exportId === undefined) return;
    const rowsRead =
      exportId === undefined
        ? undefined
        : await selectOptionalRowsRead(db, exportId, {
            actorId: request.staff!.learnerId,
            list: request.routeOptions.url!.slice(API_BASE.length),
            filters: keptFilters(Object(request.query) as object),
          });
    if (rowsRead === undefined || rowsRead >= EXPORT_MOST)
      throw refuseField("limit", "Pages this long are only for an export. Start it again.");
  });

  app.addHook("preSerialization", async (request, reply, payload) => {
    const { exportId } = pageOf(request);
    if (exportId === undefined || reply.statusCode !== 200) return payload;
    const { rows, next } = (payload as { result: { rows: unknown[]; next: string | null } }).result;
    await inTransaction(db, async (tx) => {
      const read = await updateRowsRead(tx, exportId, rows.length);
      if (next !== null && read < EXPORT_MOST) return;
      await audit(tx, originOf(request), {
        event: "staff.export-ended",
        actorId: request.staff!.learnerId,
        detail: { exportId, rows: read, isWhole: next === null },
      });
    });
    return payload;
  });
}

const pageOf = ({ query }: FastifyRequest) =>
  Object(query) as { limit?: number; exportId?: string };
