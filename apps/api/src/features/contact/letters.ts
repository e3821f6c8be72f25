import { type WrittenLetter, writeLetter } from "../../platform/mail/letter.ts";
import type { Message } from "./messages.queries.ts";

/** Nothing that the sender wrote stands in the subject: a header is no place for strangers' words. */
export function messageLetter(message: Message): WrittenLetter {
  const { id, firstName, lastName, email, phone, learnerId } = message;
  const rows: [string, string][] = [
    ["Name", [firstName, lastName].filter(Boolean).join(" ")],
    ["E-mail", email],
    ["Phone", phone || "not given"],
    ["Learner", learnerId ? `signed in, ${learnerId}` : "not signed in"],
  ];
  return writeLetter(`Contact form: message ${id.slice(0, 8).toUpperCase()}`, {
    greeting: "Hello,",
    paragraphs: [
      "somebody has written to us through the contact form. Name, address and phone number are as they were typed; nobody has proved them.",
    ],
    rows,
    quote: message.text,
    closing: `Answer to ${email}, within two working days: that is what the page promises.`,
  });
}
