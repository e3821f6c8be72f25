import type * as z from "zod/mini";

/** Every path below stands under this base; the user API is its `/user` part. */
export const API_BASE = "/thetaapi";

/** Who may call: anyone, a signed-in learner, or the holder of a password-reset token (or a learner). */
export type Access = "anyone" | "learner" | "reset-token-or-learner";

/** Refusals that any call may answer with; a route lists only its own beside these. */
export const COMMON_REFUSALS = [
  "invalid-input",
  "malformed-json",
  "unsupported-media-type",
  "body-too-large",
  "not-found",
  "method-not-allowed",
  "foreign-origin",
  "too-many-requests",
  "not-signed-in",
  "session-ended",
  "try-again",
  "internal-error",
] as const;
export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

type Schema = z.ZodMiniType;

export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** Codes of the refusals that are particular to this call. */
  readonly errors: readonly string[];
}

/** Declares one endpoint. Keeps the exact types so that both sides infer from it. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

export type Query<R extends Route> = R["query"] extends Schema ? z.output<R["query"]> : undefined;
export type Body<R extends Route> = R["body"] extends Schema ? z.output<R["body"]> : undefined;
/** What a caller may send: before the server's normalising (numbers for OTPs, untrimmed names). */
export type Sent<R extends Route> = R["body"] extends Schema
  ? z.input<R["body"]>
  : R["query"] extends Schema
    ? z.input<R["query"]>
    : undefined;
export type Reply<R extends Route> = z.output<R["reply"]>;

/** The codes that a call may be refused with: its own and those of any call. */
export type RefusalOf<R extends Route> = R["errors"][number] | CommonRefusal;

/** False for what only a newer server knows. */
export function isRefusalOf<R extends Route>(asked: R, code: unknown): code is RefusalOf<R> {
  return [...COMMON_REFUSALS, ...asked.errors].some((named) => named === code);
}

/** The one shape of every refusal and error. */
export interface ErrorBody {
  message: string;
  code: string;
  errors?: { field: string; msg: string }[];
  /** Where the caller stands instead, so that it can go on from there. */
  state?: Readonly<Record<string, string | number | boolean>>;
}
