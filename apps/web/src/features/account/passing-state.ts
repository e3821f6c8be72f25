/** What the account screens hand each other in navigation state. Never a password. */
import * as z from "zod/mini";

const Common = {
  email: z.string(),
  resendAfterSeconds: z.number(),
  /** By this browser's clock, so that the countdown goes on after a reload. */
  sentAt: z.number(),
};

const OtpState = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("registration"), userId: z.string(), ...Common }),
  z.object({ purpose: z.literal("password-reset"), ...Common }),
]);
export type OtpState = z.output<typeof OtpState>;

const LoginState = z.object({ notice: z.optional(z.string()), email: z.optional(z.string()) });
export type LoginState = z.output<typeof LoginState>;

const ResetState = z.object({ accessToken: z.string() });

export const readOtpState = (state: unknown): OtpState | null =>
  OtpState.safeParse(state).data ?? null;

export const readLoginState = (state: unknown): LoginState =>
  LoginState.safeParse(state).data ?? {};

export const readResetToken = (state: unknown): string | null =>
  ResetState.safeParse(state).data?.accessToken ?? null;

/** The landing pages pass what was typed into their e-mail box, as it was typed. */
export const readEmail = (state: unknown): string => (typeof state === "string" ? state : "");
