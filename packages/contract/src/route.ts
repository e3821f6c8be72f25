import type * as z from "zod/mini";
import type { StaffPermission } from "./staff/roles.ts";

/** All paths below are relative to this base; the user API is its `/user` part. */
export const API_BASE = "/thetaapi";

/**
 * Who may call: anyone, a signed-in learner, the holder of a password-reset token (or a learner),
 * or somebody who works for us, in a session confirmed for that.
 */
export type Access = "anyone" | "learner" | "reset-token-or-learner" | "staff";

/** Refusals that any call may return. A route lists only its own. */
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
  /** Which of the staff may call. Every staff route names one, and only those do. */
  readonly permission?: StaffPermission;
  /** Grave enough that the confirmation of the session must be minutes old, not hours. */
  readonly isGrave?: boolean;
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The answer stays open: server-sent events, of which each is a `reply`. */
  readonly events?: true;
  /** Codes of the refusals specific to this call. */
  readonly errors: readonly string[];
}

/** Declares one endpoint and keeps its exact types, so that both sides can infer from it. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

export type Query<R extends Route> = R["query"] extends Schema ? z.output<R["query"]> : undefined;
export type Body<R extends Route> = R["body"] extends Schema ? z.output<R["body"]> : undefined;
/** What a caller may send, before the server normalizes it (numbers for OTPs, untrimmed names). */
export type Sent<R extends Route> = R["body"] extends Schema
  ? z.input<R["body"]>
  : R["query"] extends Schema
    ? z.input<R["query"]>
    : undefined;
export type Reply<R extends Route> = z.output<R["reply"]>;

/** The codes a call may be refused with: its own and the common ones. */
export type RefusalOf<R extends Route> = R["errors"][number] | CommonRefusal;

/** False for a code that only a newer server knows. */
export function isRefusalOf<R extends Route>(asked: R, code: unknown): code is RefusalOf<R> {
  return [...COMMON_REFUSALS, ...asked.errors].some((named) => named === code);
}

/** The form of every refusal and error. */
export interface ErrorBody {
  message: string;
  code: string;
  errors?: { field: string; msg: string }[];
  /** The caller's actual state, so that it can continue from there. */
  state?: Readonly<Record<string, string | number | boolean>>;
}
