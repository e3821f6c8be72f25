/** Loaded when someone starts to write, because the contract is bigger than the page. */
import { contact, type Sent } from "@theta/contract";
import { call } from "../../lib/call/call.ts";

export async function sendMessage(message: Sent<typeof contact.send>): Promise<void> {
  await call(contact.send, message);
}
