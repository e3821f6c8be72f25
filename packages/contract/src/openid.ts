/**
 * Signing in with a school's provider. Apart from the rest of the user API, because the browser needs
 * it on a few pages only.
 */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { route } from "./route.ts";
import { codeField, givenPassword } from "./shared/account-fields.ts";
import { codeSent, SignedIn } from "./user.ts";

const providerKey = z.string().check(z.maxLength(60));

/** An account that somebody from a provider has to prove to be theirs. */
const openidLink = { providerName: z.string(), email: z.string(), hasPassword: z.boolean() };

export const openid = {
  beginSignIn: route({
    method: "POST",
    path: "/user/begin-openid-sign-in",
    access: "anyone",
    summary: "Begins a sign-in at an OpenID provider, and returns the address to go to.",
    body: z.object({ provider: providerKey }),
    reply: result(z.strictObject({ url: z.string() })),
    errors: ["openid-not-configured"],
  }),
  finishSignIn: route({
    method: "POST",
    path: "/user/finish-openid-sign-in",
    access: "anyone",
    summary:
      "Signs in or up with what a provider added to the address. If an account has the same email address, it has to be confirmed first.",
    body: z.object({
      provider: providerKey,
      state: z.string().check(z.maxLength(200)),
      code: z.optional(z.string().check(z.minLength(1), z.maxLength(8192))),
      iss: z.optional(z.string().check(z.maxLength(500))),
      error: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: result(
      z.discriminatedUnion("state", [
        z.strictObject({ state: z.literal("signed-in"), signedIn: SignedIn }),
        z.strictObject({ state: z.literal("confirm"), ...openidLink }),
      ]),
    ),
    errors: ["openid-not-configured", "openid-refused"],
  }),
  sendCode: route({
    method: "POST",
    path: "/user/send-openid-code",
    access: "anyone",
    summary: "Emails a code that confirms an account which a provider's account is to open.",
    reply: result(z.strictObject(codeSent)),
    errors: ["openid-link-expired", "openid-not-configured"],
  }),
  confirmLink: route({
    method: "POST",
    path: "/user/confirm-openid-link",
    access: "anyone",
    summary: "Connects the account with its password or an emailed code, and signs in.",
    body: z.object({ password: z.optional(givenPassword), otp: z.optional(codeField) }),
    reply: result(SignedIn),
    errors: [
      "openid-link-expired",
      "openid-not-configured",
      "wrong-password",
      "no-password-set",
      "code-refused",
      "busy",
    ],
  }),
} as const;
