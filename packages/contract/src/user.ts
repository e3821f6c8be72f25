/** The user API: accounts and sessions. */
import * as z from "zod/mini";
import {
  emailField,
  nameField,
  newPasswordField,
  codeField,
  givenPassword,
  PASSWORD_MOST,
  passwordField,
  phoneField,
} from "./shared/account-fields.ts";
import { done, result } from "./envelope.ts";
import { PlanOpens } from "./plans.ts";
import { route } from "./route.ts";

/** The terms accepted at sign-up, by the date on their page. */
export const TERMS_VERSION = "2026-11-23";

const Subscription = z.nullable(
  z.strictObject({ planName: z.string(), endsAt: z.number(), opens: PlanOpens }),
);

const learnerDetails = {
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isUserSubscribed: z.boolean(),
};

export const UserDetails = z.strictObject({
  ...learnerDetails,
  subscription: Subscription,
  /** No plan is running, but one did. */
  hasPlanEnded: z.boolean(),
});
export type UserDetails = z.output<typeof UserDetails>;

/** What signing in returns: the learner and the short-lived access token. */
export const SignedIn = z.strictObject({ ...learnerDetails, accessToken: z.string() });
export type SignedIn = z.output<typeof SignedIn>;

const idField = z.uuid("This link is incomplete. Please start again.");

/**
 * When the email with a code goes out: now, after `resendAfterSeconds`, or never. It doesn't reveal
 * whether the address can be used; if it can't, nothing is sent, whatever this says.
 */
const mailWhen = z.enum(["now", "later", "never"]);
export type MailWhen = z.output<typeof mailWhen>;

export const codeSent = { resendAfterSeconds: z.number(), mailWhen };

export const Registration = z.object({
  name: nameField,
  phone: phoneField,
  email: emailField,
  password: passwordField,
});

export const user = {
  sendRegistrationCode: route({
    method: "POST",
    path: "/user/send-user-registration-otp",
    access: "anyone",
    summary:
      "Starts a sign-up and emails a code. The reply is the same whether or not the address has an account.",
    body: Registration,
    reply: result(z.strictObject({ userId: z.string(), ...codeSent })),
    errors: ["password-refused", "busy"],
  }),
  resendRegistrationCode: route({
    method: "POST",
    path: "/user/resend-user-registration-otp",
    access: "anyone",
    summary: "Emails a new code for a pending sign-up. The old code stops working.",
    body: z.object({ userId: idField, email: emailField }),
    reply: result(z.strictObject({ userId: z.string(), ...codeSent })),
    errors: [],
  }),
  verifyRegistration: route({
    method: "POST",
    path: "/user/verify-user-registration-otp",
    access: "anyone",
    summary: "Confirms the email address and activates the account.",
    body: z.object({ userId: idField, otp: codeField, email: emailField }),
    reply: result(z.strictObject({ verified: z.literal(true) })),
    errors: ["code-refused"],
  }),
  login: route({
    method: "POST",
    path: "/user/login-user",
    access: "anyone",
    summary: "Signs in with email and password.",
    body: z.object({ email: emailField, password: givenPassword }),
    reply: result(SignedIn),
    errors: ["wrong-credentials", "busy"],
  }),
  googleNonce: route({
    method: "GET",
    path: "/user/google-nonce",
    access: "anyone",
    summary: "Returns a single-use nonce for one Google sign-in.",
    reply: result(z.strictObject({ nonce: z.string() })),
    errors: ["google-not-configured"],
  }),
  continueWithGoogle: route({
    method: "POST",
    path: "/user/continue-with-google",
    access: "anyone",
    summary:
      "Signs in or up with a Google ID token, which the server verifies. An account with the same address may have to be confirmed first.",
    body: z.object({ credential: z.string().check(z.minLength(1), z.maxLength(8192)) }),
    reply: result(SignedIn),
    errors: ["google-not-configured", "google-refused", "google-unconfirmed"],
  }),
  details: route({
    method: "GET",
    path: "/user/user-details",
    access: "learner",
    summary: "Returns the signed-in learner.",
    reply: result(UserDetails),
    errors: [],
  }),
  sendResetCode: route({
    method: "POST",
    path: "/user/send-forget-password-otp",
    access: "anyone",
    summary:
      "Emails a code for setting a new password. The reply is the same whether or not the address has an account.",
    body: z.object({ email: emailField }),
    reply: result(z.strictObject(codeSent)),
    errors: [],
  }),
  verifyResetCode: route({
    method: "POST",
    path: "/user/verify-forget-password-otp",
    access: "anyone",
    summary: "Exchanges the emailed code for a single-use token that can only set a new password.",
    body: z.object({ otp: codeField, email: emailField }),
    reply: result(z.strictObject({ accessToken: z.string() })),
    errors: ["code-refused"],
  }),
  updatePassword: route({
    method: "POST",
    path: "/user/update-user-password",
    access: "reset-token-or-learner",
    summary:
      "Sets a new password and ends every session. A signed-in learner must also give the current password.",
    body: z.object({
      newPassword: newPasswordField,
      currentPassword: z.optional(z.string().check(z.maxLength(PASSWORD_MOST))),
    }),
    reply: done,
    errors: [
      "password-refused",
      "current-password-required",
      "wrong-password",
      "no-password-set",
      "busy",
    ],
  }),
  refreshSession: route({
    method: "POST",
    path: "/user/refresh-session",
    access: "anyone",
    summary: "Exchanges the HttpOnly refresh cookie for a new access token and a new cookie.",
    reply: result(z.strictObject({ accessToken: z.string() })),
    errors: [],
  }),
  logout: route({
    method: "POST",
    path: "/user/logout",
    access: "anyone",
    summary: "Ends the session that the access token or refresh cookie belongs to.",
    reply: done,
    errors: [],
  }),
  sessions: route({
    method: "GET",
    path: "/user/sessions",
    access: "learner",
    summary: "Lists the devices where the learner is signed in.",
    reply: result(
      z.array(
        z.strictObject({
          sessionId: z.string(),
          device: z.string(),
          createdAt: z.number(),
          lastUsedAt: z.number(),
          isCurrent: z.boolean(),
        }),
      ),
    ),
    errors: [],
  }),
  endSession: route({
    method: "POST",
    path: "/user/end-session",
    access: "learner",
    summary: "Signs out one device.",
    body: z.object({ sessionId: idField }),
    reply: done,
    errors: [],
  }),
  endOtherSessions: route({
    method: "POST",
    path: "/user/end-other-sessions",
    access: "learner",
    summary: "Signs out every other device.",
    reply: done,
    errors: [],
  }),
  exportAccountData: route({
    method: "GET",
    path: "/user/export-account-data",
    access: "learner",
    summary: "Returns everything we keep about the learner, in one document.",
    reply: result(z.record(z.string(), z.unknown())),
    errors: [],
  }),
  deleteAccount: route({
    method: "POST",
    path: "/user/delete-account",
    access: "learner",
    summary: "Closes the account now and erases it in seven days. Signing in again undoes it.",
    body: z.object({ password: givenPassword }),
    reply: result(z.strictObject({ erasedAt: z.number() })),
    errors: ["wrong-password", "no-password-set", "busy"],
  }),
} as const;
