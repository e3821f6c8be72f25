import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { inBatches, BATCH_ROWS } from "./database/batches.ts";
import type { Db } from "./database/database.ts";

const FLUSH_MILLISECONDS = 30_000;
const KEPT = "40 days";

/** Counts requests and our failures by the minute, for everybody's servers together. */
export function countRequests(app: FastifyInstance, db: Db): void {
  let counted = { requests: 0, errors: 0 };

  async function flush(): Promise<void> {
    const { requests, errors } = counted;
    if (requests === 0) return;
    counted = { requests: 0, errors: 0 };
    try {
      await addToMinute(db, requests, errors);
    } catch (error) {
      // The next flush tries again. Figures aren't worth more than that.
      counted = { requests: counted.requests + requests, errors: counted.errors + errors };
      app.log.warn({ err: error }, "couldn't store how many requests there were");
    }
  }

  app.addHook("onResponse", async (_request, { statusCode }) => {
    counted.requests += 1;
    if (statusCode >= 500) counted.errors += 1;
  });
  const timer = setInterval(() => void flush(), FLUSH_MILLISECONDS);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await flush();
  });
}

async function addToMinute(db: Db, requests: number, errors: number): Promise<void> {
  await sql`
    insert into request_minutes as m (minute, requests, errors)
    values (date_trunc('minute', now()), ${requests}, ${errors})
    on conflict (minute) do update
      set requests = m.requests + excluded.requests, errors = m.errors + excluded.errors`.execute(
    db,
  );
}

export async function deleteOldRequestCounts(db: Db): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from request_minutes where minute in (
        select minute from request_minutes where minute < now() - ${KEPT}::interval
        limit ${BATCH_ROWS})`.execute(db);
    return Number(numAffectedRows);
  });
}
