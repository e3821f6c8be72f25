import type { InboxState } from "@theta/contract/staff";
import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Actor } from "../../../platform/staff-act.ts";
import { type InboxMessage, updateMessage } from "./inbox.queries.ts";
import { refuseIfChanged, requireMessage } from "./require-message.ts";

interface Seen {
  messageId: string;
  revision: number;
}

/** Makes a message somebody's, or nobody's. With it, somebody has begun to look at a new one. */
export async function assignMessage(
  tx: Tx,
  { assigneeId, ...seen }: Seen & { assigneeId: string | null },
  by: Actor,
): Promise<void> {
  await change(tx, seen, by, "staff.message-assigned", ({ state }) => ({
    assignedTo: assigneeId,
    state: assigneeId && state === "new" ? "open" : state,
  }));
}

export async function moveMessage(
  db: Db,
  { state, ...seen }: Seen & { state: InboxState },
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await change(tx, seen, by, "staff.message-moved", ({ assignedTo }) => ({ assignedTo, state }));
  });
}

async function change(
  tx: Tx,
  { messageId, revision }: Seen,
  { actorId, origin }: Actor,
  event: "staff.message-assigned" | "staff.message-moved",
  changeOf: (message: InboxMessage) => Pick<InboxMessage, "assignedTo" | "state">,
): Promise<void> {
  const message = await requireMessage(tx, messageId);
  const { assignedTo, state, learnerId } = message;
  const after = changeOf(message);
  // As it is already: repeated after a lost answer, or a colleague did the same.
  if (after.assignedTo === assignedTo && after.state === state) return;
  await refuseIfChanged(tx, message, revision);
  await updateMessage(tx, messageId, after);
  await audit(tx, origin, {
    event,
    learnerId,
    actorId,
    detail: { messageId, before: { assignedTo, state }, after },
  });
}
