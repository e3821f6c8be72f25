import { randomUUID } from "node:crypto";
import type { Body, contact } from "@theta/contract";
import { requireAddress } from "../account/refusals.ts";
import type { ContactServices } from "./contact-services.ts";
import { keepMessage } from "./keep-message.ts";

interface Sender {
  learnerId: string | null;
  ip: string;
}

/** A message from the contact form. */
export async function takeMessage(
  services: ContactServices,
  {
    messageId: id = randomUUID(),
    firstName,
    lastName = "",
    phone = "",
    message: text,
    ...given
  }: Body<typeof contact.send>,
  { learnerId, ip }: Sender,
): Promise<void> {
  const { email, key } = requireAddress(given.email);
  const from = { learnerId, firstName, lastName, email, emailKey: key, phone };
  await keepMessage(services, { id, ...from, text, itemId: null }, services.limits(ip, key));
}
