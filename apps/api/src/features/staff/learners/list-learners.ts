import type { Query, Reply } from "@theta/contract";
import type { staffLearners, StaffLearnerRow } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { toAddress } from "../../account/address.rules.ts";
import { pageOf } from "../shared/cursor.ts";
import { readPlace } from "./place.rules.ts";
import { selectFoundLearners, selectLearnerByEmail } from "./search.queries.ts";
import { searchFor } from "./search.rules.ts";

/** The learner with exactly this address comes first. */
export async function listLearners(
  db: Db,
  { q, cursor, limit, sort, ...rest }: Query<typeof staffLearners.list>,
): Promise<Reply<typeof staffLearners.list>["result"]> {
  const after = readPlace(sort, cursor);
  const filter = { ...rest, search: searchFor(q) };
  const key = after ? undefined : toAddress(q ?? "")?.key;
  const exact = key === undefined ? [] : await selectLearnerByEmail(db, key, filter);
  const found = await selectFoundLearners(db, { filter, sort, after, limit });
  const page = pageOf(found, limit, ({ key: place, id }) => [place, id]);
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
