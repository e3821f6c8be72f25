import type { InboxState } from "@theta/contract/staff";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

export interface InboxMessage {
  id: string;
  learnerId: string | null;
  firstName: string;
  email: string;
  text: string;
  state: InboxState;
  assignedTo: string | null;
  revision: number;
}

/** Locked until the transaction ends, so that one person at a time answers or changes it. */
export async function lockOptionalMessage(tx: Tx, id: string): Promise<InboxMessage | undefined> {
  return await tx
    .selectFrom("contact_messages")
    .select([
      "id",
      "learner_id as learnerId",
      "first_name as firstName",
      "email",
      "message as text",
      "state",
      "assigned_to as assignedTo",
      "revision",
    ])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the next revision. */
export async function updateMessage(
  tx: Tx,
  id: string,
  { state, assignedTo }: { state: InboxState; assignedTo: string | null },
): Promise<void> {
  await tx
    .updateTable("contact_messages")
    .set({ state, assigned_to: assignedTo, revision: sql<number>`revision + 1` })
    .where("id", "=", id)
    .execute();
}
