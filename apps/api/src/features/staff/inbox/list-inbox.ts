import type { Query } from "@theta/contract";
import type { InboxRow, staffInbox } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { pageOf } from "../shared/cursor.ts";
import { readTimePlace } from "../shared/time-place.ts";
import { selectMessages } from "./inbox.queries.ts";

export async function listInbox(
  db: Db,
  { state, whose, email, about, sort, cursor, limit }: Query<typeof staffInbox.list>,
  actorId: string,
): Promise<{ rows: InboxRow[]; next: string | null }> {
  const found = await selectMessages(db, {
    state,
    assignedTo: whose && (whose === "mine" ? actorId : null),
    email,
    about,
    sort,
    place: readTimePlace(cursor),
    limit: limit + 1,
  });
  const { rows, next } = pageOf(found, limit, ({ moment, id }) => [moment, id]);
  return { rows: rows.map(toRow), next };
}

type Found = Awaited<ReturnType<typeof selectMessages>>[number];

function toRow(found: Found): InboxRow {
  const { id, email, excerpt, at, itemKey, replies, lastReplyAt } = found;
  return {
    messageId: id,
    name: nameOf(found),
    email,
    excerpt,
    state: found.state,
    assignedTo: personOf(found.assignedTo, found.assignedName),
    at: at.getTime(),
    itemKey,
    replies: replies ?? 0,
    lastReplyAt: lastReplyAt?.getTime() ?? null,
  };
}

export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}

export function personOf(learnerId: string | null, name: string | null) {
  return learnerId && name ? { learnerId, name } : null;
}
