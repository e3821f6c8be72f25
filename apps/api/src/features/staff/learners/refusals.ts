import { Refusal } from "../../../platform/refusal.ts";

export function noSuchLearner(): Refusal {
  return new Refusal(
    404,
    "not-found",
    "There's no such learner. The account may have been erased.",
  );
}

export function staffAccount(isOwn: boolean): Refusal {
  return new Refusal(
    409,
    "staff-account",
    isOwn
      ? "This is your own account. Ask an owner to take your role away first."
      : "This account belongs to somebody on the team. Remove them from the team first.",
  );
}
