/** Fetched when somebody begins to write: the contract weighs more than the page. */
import { contact, type Sent } from "@theta/contract";
import { call } from "../../lib/call/call.ts";

export async function sendMessage(message: Sent<typeof contact.send>): Promise<void> {
  await call(contact.send, message);
}
