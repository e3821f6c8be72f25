import type { CommonRefusal, ErrorBody } from "@theta/contract";

export interface FieldFault {
  field: string;
  msg: string;
}

/** The specification's text for a failure that comes without one. */
export const WENT_WRONG = "Something went wrong";

/** Codes for a failed call that didn't bring a refusal from our server. */
export const LINE_CODES = ["unreachable", "timed-out", "unreadable-answer"] as const;
export type LineCode = (typeof LINE_CODES)[number];

declare const ofOneCall: unique symbol;
/** A code that means something for one call only. It can't be compared directly: use `codeOf`. */
interface OwnCode {
  readonly [ofOneCall]: true;
}
export type FailureCode = CommonRefusal | LineCode | OwnCode;

interface Facts {
  status: number;
  code: string;
  /** Missing or empty if the answer had none. */
  message?: string | undefined;
  errors?: FieldFault[] | undefined;
  offline?: boolean | undefined;
  retryAfterSeconds?: number | null | undefined;
  state?: ErrorBody["state"] | undefined;
}

/** A failed call: refused by the server, answered with garbage, or never answered. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: FailureCode;
  readonly errors: readonly FieldFault[];
  /** The sentences that came with the failure: its message, or else each error it lists. May be empty. */
  readonly told: readonly string[];
  /** The connection is down; the same call may succeed later. */
  readonly offline: boolean;
  readonly retryAfterSeconds: number | null;
  /** Where the caller is instead, if the refusal says so. */
  readonly state: NonNullable<ErrorBody["state"]>;

  /** `message` is never empty, so no screen can show an empty alert. */
  constructor(facts: Facts) {
    const told = sentencesOf(facts);
    super(told.join(" ") || WENT_WRONG);
    this.status = facts.status;
    this.code = facts.code as FailureCode;
    this.errors = facts.errors ?? [];
    this.told = told;
    this.offline = facts.offline ?? false;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.state = facts.state ?? {};
  }
}

const isSaid = (sentence: string) => sentence.trim() !== "";

function sentencesOf({ message = "", errors = [] }: Facts): string[] {
  return isSaid(message) ? [message] : errors.map(({ msg }) => msg).filter(isSaid);
}
