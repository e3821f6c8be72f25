/** How somebody who works for us gets into the console: a role, a password, and a second factor. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { route } from "../route.ts";
import { givenPassword } from "../shared/account-fields.ts";
import { STAFF_PERMISSIONS, STAFF_ROLES } from "./roles.ts";

/** What a browser's passkey answers. The server's library checks it in depth. */
const passkeyAnswer = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2_000)),
  rawId: z.string().check(z.maxLength(2_000)),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
});
/** What the browser's passkey dialog is opened with; it says the same thing in its own types. */
const passkeyOptions = result(z.record(z.string(), z.unknown()));

const digits = z
  .string("Enter the six digits")
  .check(z.trim(), z.regex(/^\d{6}$/, "Enter the six digits"));

export const StaffFactor = z.strictObject({
  factorId: z.string(),
  kind: z.enum(["totp", "passkey"]),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});
export type StaffFactor = z.output<typeof StaffFactor>;

export const StaffSelf = z.strictObject({
  learnerId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  /**
   * - "none": this session has to be confirmed.
   * - "enrolling": confirmed by the password alone, which is enough only to add a second factor.
   * - "full"
   */
  confirmed: z.enum(["none", "enrolling", "full"]),
  confirmedUntil: z.nullable(z.number()),
  needsSecondFactor: z.boolean(),
  hasPassword: z.boolean(),
  /** The provider that opened this session. If it's for staff, and recent, no password is needed. */
  openid: z.nullable(
    z.strictObject({ name: z.string(), isForStaff: z.boolean(), isRecent: z.boolean() }),
  ),
  factors: z.array(StaffFactor),
  recoveryCodesLeft: z.int(),
  /** Which release answers; the commit is null if its build didn't know it. */
  release: z.strictObject({ version: z.string(), commit: z.nullable(z.string()) }),
});
export type StaffSelf = z.output<typeof StaffSelf>;

/** Before a session is confirmed, so a learner's session is enough; each checks the role on its own. */
export const staffAccess = {
  self: route({
    method: "GET",
    path: "/staff/self",
    access: "learner",
    summary: "Returns the caller's role, and whether this session is confirmed for the console.",
    reply: result(StaffSelf),
    errors: ["not-staff"],
  }),
  passkeyToConfirm: route({
    method: "POST",
    path: "/staff/passkey-to-confirm",
    access: "learner",
    summary: "Begins to confirm a session with a passkey.",
    reply: passkeyOptions,
    errors: ["not-staff"],
  }),
  confirm: route({
    method: "POST",
    path: "/staff/confirm",
    access: "learner",
    summary:
      "Confirms the session with the password and, if there is one, a second factor. It lasts eight hours.",
    body: z.object({
      password: z.optional(givenPassword),
      code: z.optional(digits),
      recoveryCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
      passkey: z.optional(passkeyAnswer),
    }),
    reply: result(z.strictObject({ confirmed: z.enum(["enrolling", "full"]) })),
    errors: [
      "not-staff",
      "wrong-password",
      "no-password-set",
      "openid-not-for-staff",
      "openid-too-old",
      "busy",
      "second-factor-needed",
      "second-factor-refused",
    ],
  }),
  leave: route({
    method: "POST",
    path: "/staff/leave",
    access: "learner",
    summary: "Takes the console away from this session. The session itself stays.",
    reply: done,
    errors: ["not-staff"],
  }),
  beginTotp: route({
    method: "POST",
    path: "/staff/begin-totp",
    access: "learner",
    summary: "Makes a secret for an authenticator app. It counts once a code from it is confirmed.",
    reply: result(z.strictObject({ secret: z.string(), uri: z.string() })),
    errors: ["not-staff", "confirm-first", "confirm-again"],
  }),
  addTotp: route({
    method: "POST",
    path: "/staff/add-totp",
    access: "learner",
    summary: "Adds the authenticator app that shows this code.",
    body: z.object({ code: digits }),
    reply: result(z.strictObject({ recoveryCodes: z.nullable(z.array(z.string())) })),
    errors: ["not-staff", "confirm-first", "confirm-again", "second-factor-refused"],
  }),
  beginPasskey: route({
    method: "POST",
    path: "/staff/begin-passkey",
    access: "learner",
    summary: "Begins to add a passkey.",
    reply: passkeyOptions,
    errors: ["not-staff", "confirm-first", "confirm-again"],
  }),
  addPasskey: route({
    method: "POST",
    path: "/staff/add-passkey",
    access: "learner",
    summary: "Adds the passkey that the browser has just made.",
    body: z.object({
      name: z
        .string("Name is required")
        .check(z.trim(), z.minLength(1, "Name is required"), z.maxLength(60, "Name is too long")),
      passkey: passkeyAnswer,
    }),
    reply: result(z.strictObject({ recoveryCodes: z.nullable(z.array(z.string())) })),
    errors: ["not-staff", "confirm-first", "confirm-again", "second-factor-refused"],
  }),
  removeFactor: route({
    method: "POST",
    path: "/staff/remove-factor",
    access: "learner",
    summary: "Removes a second factor. The last one stays where one is needed.",
    body: z.object({ factorId: z.uuid("There's no such second factor.") }),
    reply: done,
    errors: ["not-staff", "confirm-first", "confirm-again", "last-factor"],
  }),
  newRecoveryCodes: route({
    method: "POST",
    path: "/staff/new-recovery-codes",
    access: "learner",
    summary: "Makes ten new recovery codes. The old ones stop working.",
    reply: result(z.strictObject({ recoveryCodes: z.array(z.string()) })),
    errors: ["not-staff", "confirm-first", "confirm-again"],
  }),
} as const;
