/** The contact form: what a visitor can send to our support. */
import * as z from "zod/mini";
import { emailField, personName, TROUBLESOME } from "./shared/account-fields.ts";
import { done } from "./envelope.ts";
import { plainText } from "./shared/plain-text.ts";
import { route } from "./route.ts";

export const MESSAGE_MOST = 4_000;

const messageField = z
  .string("Message is required")
  .check(
    z.overwrite(plainText),
    z.trim(),
    z.minLength(1, { error: "Message is required", abort: true }),
    z.maxLength(MESSAGE_MOST, "Message must be at most 4,000 characters long"),
  );

/** A person dials it, so anything people put between digits is fine. It may be left empty. */
const anyPhone = z.pipe(
  z.pipe(
    z.union([z.string(), z.int()], "Phone number is invalid"),
    z.transform((phone) => String(phone).trim()),
  ),
  z
    .string()
    .check(
      z.maxLength(40, { error: "Phone number is invalid", abort: true }),
      z.regex(/^$|^\+?[ ()./-]*(?:[0-9][ ()./-]*){5,15}$/, "Phone number is invalid"),
    ),
);

const lastName = z.string("Last name is invalid").check(
  z.trim(),
  z.maxLength(100, "Last name must be at most 100 characters long"),
  z.refine((text) => !TROUBLESOME.test(text), "Last name is invalid"),
);

export const ContactMessage = z.object({
  /** Made by the sender. A message sent again because the reply was lost counts once. */
  messageId: z.optional(
    z.uuid("Something went wrong with this message. Please reload the page and try again."),
  ),
  firstName: personName("First name"),
  /** Not everybody has one. */
  lastName: z.optional(lastName),
  email: emailField,
  phone: z.optional(anyPhone),
  message: messageField,
  /** Nobody sees this field, but bots that fill in every form do. */
  website: z.optional(
    z.string().check(z.maxLength(0, "This looks automated. Please email us instead.")),
  ),
});

export const contact = {
  send: route({
    method: "POST",
    path: "/contact/messages",
    access: "anyone",
    summary: "Saves a message to support and emails it once, even if the call is repeated.",
    body: ContactMessage,
    reply: done,
    errors: [],
  }),
} as const;
