import { Refusal } from "../../platform/refusal.ts";
import type { StoredRequest } from "./requests.queries.ts";

export function noHourLeft(): Refusal {
  return new Refusal(
    409,
    "no-hour-left",
    "You've already asked for the mentor session that comes with your plan.",
  );
}

export function noSuchRequest(): Refusal {
  return new Refusal(404, "not-found", "We couldn't find that request.");
}

const SETTLED_WORDS = {
  requested: "",
  confirmed:
    "Your session has since been confirmed. To change it, reply to the confirmation email.",
  done: "This session has already taken place.",
  cancelled: "This request has since been canceled.",
};

export function settled({ status, revision }: StoredRequest): Refusal {
  return new Refusal(409, "settled", SETTLED_WORDS[status], { state: { status, revision } });
}

export function changedMeanwhile({ status, revision }: StoredRequest): Refusal {
  return new Refusal(
    409,
    "changed-meanwhile",
    "You changed this request in another window. Check what it says now, then make your change again.",
    { state: { status, revision } },
  );
}

export function takenId(): Refusal {
  return new Refusal(
    400,
    "invalid-input",
    "Something went wrong with this request. Please reload the page and try again.",
  );
}

/** One fault per time, at the field it belongs to. */
export function badTimes(faults: readonly (string | null)[]): Refusal {
  const errors = faults.flatMap((msg, k) => (msg === null ? [] : [{ field: `times.${k}`, msg }]));
  return new Refusal(400, "invalid-input", errors[0]!.msg, { errors });
}
