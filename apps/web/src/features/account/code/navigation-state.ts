/** What the account screens pass each other in navigation state. Never a password. */
import * as z from "zod/mini";

/**
 * What happened to the last code requested: mailed, coming when the countdown ends, held back with no earlier
 * code, or held back with one.
 */
const News = z.enum(["sent", "later", "not-sent", "no-newer"]);
export type News = z.output<typeof News>;

const Common = {
  email: z.string(),
  resendAfterSeconds: z.number(),
  news: z.prefault(News, "sent"),
  /** By this browser's clock, so that the countdown continues after a reload. */
  sentAt: z.number(),
};

const CodeState = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("registration"), userId: z.string(), ...Common }),
  z.object({ purpose: z.literal("password-reset"), ...Common }),
]);
export type CodeState = z.output<typeof CodeState>;

/** When another code can be requested. */
export const endOfWait = ({ sentAt, resendAfterSeconds }: CodeState) =>
  sentAt + resendAfterSeconds * 1000;

const LoginState = z.object({ notice: z.optional(z.string()), email: z.optional(z.string()) });
export type LoginState = z.output<typeof LoginState>;

const ResetState = z.object({ accessToken: z.string() });

export const readCodeState = (state: unknown): CodeState | null =>
  CodeState.safeParse(state).data ?? null;

export const readLoginState = (state: unknown): LoginState =>
  LoginState.safeParse(state).data ?? {};

export const readResetToken = (state: unknown): string | null =>
  ResetState.safeParse(state).data?.accessToken ?? null;

/** The landing pages pass along whatever was typed into their email box, unchanged. */
export const readEmail = (state: unknown): string => (typeof state === "string" ? state : "");
