import type { ErrorBody } from "@theta/contract";

export interface FieldFault {
  field: string;
  msg: string;
}

interface Facts {
  status: number;
  code: string;
  message: string;
  errors?: FieldFault[] | undefined;
  offline?: boolean | undefined;
  retryAfterSeconds?: number | null | undefined;
  state?: ErrorBody["state"] | undefined;
}

/** A call that failed: refused by the server, answered with rubbish, or never answered. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** 0 when there was no answer. */
  readonly status: number;
  /** A refusal code of the contract, or `unreachable`, `timed-out`, `unreadable-answer`. */
  readonly code: string;
  readonly errors: readonly FieldFault[];
  /** The line is down; the same call may succeed later. */
  readonly offline: boolean;
  readonly retryAfterSeconds: number | null;
  /** Where the caller stands instead, when the refusal says so. */
  readonly state: NonNullable<ErrorBody["state"]>;

  constructor(facts: Facts) {
    super(facts.message);
    this.status = facts.status;
    this.code = facts.code;
    this.errors = facts.errors ?? [];
    this.offline = facts.offline ?? false;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.state = facts.state ?? {};
  }
}
