import { Refusal } from "../../../platform/refusal.ts";

export function noSuchSitting(): Refusal {
  return new Refusal(404, "no-such-sitting", "This learner hasn't started that test.");
}

export function noSuchAccount(): Refusal {
  return new Refusal(404, "no-such-account", "There's no such account. It may have been deleted.");
}
