import { Refusal } from "../../platform/refusal.ts";

export function noPlanYet(): Refusal {
  return new Refusal(409, "no-plan", "Set the start date of your practice plan first.");
}

export function noSuchTask(): Refusal {
  return new Refusal(404, "not-found", "That task isn't in the practice plan.");
}

export function countedTask(): Refusal {
  return new Refusal(
    409,
    "counted-task",
    "This one checks itself off as soon as you've done it here.",
  );
}

export function weekNotLost(): Refusal {
  return new Refusal(
    409,
    "week-not-lost",
    "You can mark only this week or last week as missed, and only if it still has open tasks.",
  );
}

export function movedTooOften(): Refusal {
  return new Refusal(
    409,
    "week-not-lost",
    "This plan has been moved too many times. Start over with a new start date.",
  );
}

export function unusable(faults: { field: string; msg: string }[]): Refusal {
  return new Refusal(400, "invalid-input", faults[0]!.msg, { errors: faults });
}
