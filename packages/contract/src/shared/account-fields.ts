/** The fields of the account forms, with the messages of the specification (§5). */
import * as z from "zod/mini";

export const PASSWORD_LEAST = 6;
export const PASSWORD_MOST = 128;
export const CODE_DIGITS = 6;

/** Looks like an address: something, an @, and a domain with a dot. The OTP proves the rest. */
const ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/u;
/**
 * Control characters, halves of characters, and marks that change the direction of the text after
 * them.
 */
export const TROUBLESOME = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** A name with its field's label. It may end up in emails and logs, so it must be one line. */
export function personName(label: string) {
  return z.string(`${label} is required`).check(
    z.trim(),
    z.minLength(1, { error: `${label} is required`, abort: true }),
    z.maxLength(100, `${label} must be at most 100 characters long`),
    z.refine((text) => !TROUBLESOME.test(text), { error: `${label} is invalid`, abort: true }),
    z.refine((text) => /[\p{L}\p{N}]/u.test(text), `${label} is invalid`),
  );
}

export const nameField = personName("Name");

/**
 * Digits, as the specification has it, or a number with its country code: "+91 98765 43210", kept
 * as "+919876543210".
 */
export const phoneText = z.string("Phone number is required").check(
  z.trim(),
  z.minLength(1, { error: "Phone number is required", abort: true }),
  z.overwrite((text) => (text.startsWith("+") ? text.replaceAll(/[ ().-]/g, "") : text)),
  z.regex(/^(?:\+[1-9][0-9]{7,14}|[0-9]{5,15})$/, "Phone number is invalid"),
);

/**
 * A number as it's dialed from anywhere, if its country is known. Without a plus, ours start with
 * the country code or with 00 when they're longer than ten digits; a shorter one may be of any
 * country and stays as it is.
 */
export function internationalPhone(phone: string): string {
  const [, digits] = /^(?:00)?([1-9][0-9]{10,14})$/.exec(phone) ?? [];
  return digits === undefined ? phone : `+${digits}`;
}

/**
 * The specification sends the phone as a number, but a string keeps a leading zero. Accepts both.
 */
export const phoneField = z.pipe(
  z.pipe(
    z.union([z.string(), z.int()], {
      error: ({ input }) =>
        input === undefined ? "Phone number is required" : "Phone number is invalid",
    }),
    z.transform((phone) => String(phone)),
  ),
  phoneText,
);

export const emailField = z.string("Email is required").check(
  z.trim(),
  z.minLength(1, { error: "Email is required", abort: true }),
  z.maxLength(254, { error: "Email is invalid", abort: true }),
  z.regex(ADDRESS, { error: "Email is invalid", abort: true }),
  z.refine((text) => !TROUBLESOME.test(text), "Email is invalid"),
);

export const passwordField = z
  .string("Password is required")
  .check(
    z.minLength(1, { error: "Password is required", abort: true }),
    z.minLength(PASSWORD_LEAST, `Password must be at least ${PASSWORD_LEAST} characters long`),
    z.maxLength(PASSWORD_MOST, `Password must be at most ${PASSWORD_MOST} characters long`),
  );

export const newPasswordField = z
  .string("New password is required")
  .check(
    z.minLength(1, { error: "New password is required", abort: true }),
    z.minLength(PASSWORD_LEAST, `Password must be at least ${PASSWORD_LEAST} characters long`),
    z.maxLength(PASSWORD_MOST, `Password must be at most ${PASSWORD_MOST} characters long`),
  );

const CODE_MESSAGE = "Enter the 6-digit code from the email";

/** Six digits. A number has lost its leading zeros, so they are put back. */
export const codeField = z.pipe(
  z.union(
    [
      z.int().check(z.gte(0, CODE_MESSAGE), z.lte(999_999, CODE_MESSAGE)),
      z.string().check(z.regex(/^[0-9]{1,6}$/, CODE_MESSAGE)),
    ],
    { error: CODE_MESSAGE },
  ),
  z.transform((code) => String(code).padStart(CODE_DIGITS, "0")),
);

/** A password to compare, not a new one, so the only rule is that there is one. */
export const givenPassword = z
  .string("Password is required")
  .check(
    z.minLength(1, "Password is required"),
    z.maxLength(PASSWORD_MOST, "Wrong email or password."),
  );
