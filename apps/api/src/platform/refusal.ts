import type { ErrorBody, RefusalCode } from "@theta/contract";

/** Refusals for the site's files; no call in the contract uses them. */
type FileRefusal = "precondition-failed" | "range-not-satisfiable";

interface Extra {
  errors?: ErrorBody["errors"];
  retryAfterSeconds?: number;
  state?: ErrorBody["state"];
}

/**
 * Thrown when a request is refused on purpose: a status, a code for programs, and a sentence for
 * people. Anything else that is thrown is a fault of ours.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode | FileRefusal;
  readonly errors: ErrorBody["errors"];
  readonly retryAfterSeconds: number | undefined;
  readonly state: ErrorBody["state"];

  constructor(status: number, code: Refusal["code"], message: string, extra: Extra = {}) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.errors = extra.errors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.state = extra.state;
  }
}

export function refuseField(
  field: string,
  msg: string,
  code: RefusalCode = "invalid-input",
): Refusal {
  return new Refusal(400, code, msg, { errors: [{ field, msg }] });
}

export function tooMany(retryAfterSeconds: number, message?: string): Refusal {
  const sentence =
    message ?? `Too many tries. Please wait ${inWords(retryAfterSeconds)} and try again.`;
  return new Refusal(429, "too-many-requests", sentence, { retryAfterSeconds });
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `${minutes} minute${minutes === 1 ? "" : "s"}`;
  return `${Math.ceil(minutes / 60)} hours`;
}
