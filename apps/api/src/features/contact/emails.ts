import { hello, type RenderedEmail, renderEmail } from "../../platform/mail/render-email.ts";
import { messageNumber } from "./mail-key.ts";
import type { Message } from "./messages.queries.ts";

/** The subject contains nothing the sender wrote: a stranger's words don't belong in a header. */
export function messageEmail(message: Message): RenderedEmail {
  const { id, firstName, lastName, email, phone, learnerId, itemId } = message;
  const rows: [string, string][] = [
    ["Name", [firstName, lastName].filter(Boolean).join(" ")],
    ["Email", email],
    ["Phone", phone || "not given"],
    ["Learner", learnerId ? `signed in, ${learnerId}` : "not signed in"],
  ];
  const [subject, introduction] = itemId
    ? [
        "Question report",
        "A learner has reported a problem with a question. The inbox of the console links to it.",
      ]
    : [
        "Contact form",
        "Someone has written to us through the contact form. The name, address, and phone number are shown as typed. We haven't verified them.",
      ];
  return renderEmail(`${subject}: message ${messageNumber(id)}`, {
    greeting: "Hello,",
    paragraphs: [introduction],
    rows,
    quote: message.text,
    closing: `Reply to ${email} within two business days, as the contact page promises.`,
  });
}

interface Answered {
  id: string;
  firstName: string;
  text: string;
}

/** Every answer to a message has the same subject, so that mail programs keep them together. */
export function answerEmail({ id, firstName, text }: Answered, answer: string): RenderedEmail {
  return renderEmail(`Re: Your message to Theta (${messageNumber(id)})`, {
    greeting: hello(firstName),
    paragraphs: answer.split(/\n{2,}/),
    closing: "Theta support. To write back, just answer this email. You wrote to us:",
    answered: text,
  });
}
