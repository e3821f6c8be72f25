import type { Query, Reply } from "@theta/contract";
import type { staffLearners, StaffLearnerRow } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { toAddress } from "../../account/address.rules.ts";
import { pageOf, readCursor } from "../shared/cursor.ts";
import { selectFoundLearners, selectLearnerByEmail } from "./search.queries.ts";
import { placeOf, searchFor } from "./search.rules.ts";

/** Whoever has exactly this address comes first; the others newest first. */
export async function listLearners(
  db: Db,
  { q, cursor, limit }: Query<typeof staffLearners.list>,
): Promise<Reply<typeof staffLearners.list>["result"]> {
  const after = placeOf(readCursor(cursor, 2));
  const key = after ? undefined : toAddress(q ?? "")?.key;
  const exact = key === undefined ? [] : await selectLearnerByEmail(db, key);
  const found = await selectFoundLearners(db, { search: searchFor(q), after, limit });
  const page = pageOf(found, limit, ({ joined, id }) => [joined, id]);
  return { rows: [...exact, ...page.rows].map(toRow), next: page.next };
}

type Found = Awaited<ReturnType<typeof selectFoundLearners>>[number];

function toRow({
  id,
  name,
  email,
  joinedAt,
  planName,
  lastSeenAt,
  isClosed,
}: Found): StaffLearnerRow {
  return {
    learnerId: id,
    name,
    email,
    joinedAt: joinedAt.getTime(),
    planName,
    lastSeenAt: lastSeenAt?.getTime() ?? null,
    isClosed,
  };
}
