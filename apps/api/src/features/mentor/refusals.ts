import { Refusal } from "../../platform/refusal.ts";
import type { KeptRequest } from "./requests.queries.ts";

export function noHourLeft(): Refusal {
  return new Refusal(
    409,
    "no-hour-left",
    "You've already asked for the mentor hour that comes with your plan.",
  );
}

export function noSuchRequest(): Refusal {
  return new Refusal(404, "not-found", "There is no such request of yours.");
}

const SETTLED_WORDS = {
  requested: "",
  confirmed:
    "Your hour has been confirmed meanwhile. To change it, answer the mail that confirmed it.",
  done: "This hour has taken place.",
  cancelled: "This request was canceled meanwhile.",
};

export function settled({ status, revision }: KeptRequest): Refusal {
  return new Refusal(409, "settled", SETTLED_WORDS[status], { state: { status, revision } });
}

export function changedMeanwhile({ status, revision }: KeptRequest): Refusal {
  return new Refusal(
    409,
    "changed-meanwhile",
    "You've changed this request in another window. Look at it as it is now, then change it again.",
    { state: { status, revision } },
  );
}

export function takenId(): Refusal {
  return new Refusal(
    400,
    "invalid-input",
    "This request can't be told from another. Please load the page again.",
  );
}

/** One fault for each of the times, under the field it belongs to. */
export function badTimes(faults: readonly (string | null)[]): Refusal {
  const errors = faults.flatMap((msg, k) => (msg === null ? [] : [{ field: `times.${k}`, msg }]));
  return new Refusal(400, "invalid-input", errors[0]!.msg, { errors });
}
