import type { Body } from "@theta/contract";
import type { staffLearners } from "@theta/contract/staff";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { resendMail } from "../../../platform/mail/outbox.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { addresseeOf } from "../../account/addressee.ts";
import type { StaffServices } from "../staff-services.ts";
import type { By } from "../../../platform/staff-act.ts";
import { noteChange } from "./note-change.ts";
import { noSuchLearner } from "./refusals.ts";

/** Sends one of a learner's emails again. */
export async function resendToLearner(
  { db, account }: StaffServices,
  { learnerId, mailId, askId }: Body<typeof staffLearners.resendMail>,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const learner = await addresseeOf(tx, learnerId);
    if (!learner) throw noSuchLearner();
    const { outcome, subject } = await resendMail(tx, {
      mailId,
      to: learner.email,
      dedupeKey: `resent:${mailId}:${askId}`,
    });
    if (outcome === "sent-before") return;
    if (outcome !== "sent") throw cannotResend(outcome);
    await noteChange(tx, by, {
      event: "staff.mail-resent",
      learnerId,
      before: { mailId },
      after: { subject },
    });
  });
  account.mailWaiting();
}

type Why = Exclude<Awaited<ReturnType<typeof resendMail>>["outcome"], "sent" | "sent-before">;

function cannotResend(why: Why): Refusal {
  switch (why) {
    case "no-such-mail":
      return new Refusal(404, "not-found", "There's no such email to this learner anymore.");
    case "has-code":
      return new Refusal(
        409,
        "mail-has-code",
        "This email has a code in it, so it can't be sent again. The learner can ask for a new code.",
      );
    case "waiting":
      return new Refusal(409, "mail-waiting", "This email hasn't been sent yet. It will be soon.");
    case "text-gone":
      return new Refusal(
        409,
        "mail-text-gone",
        "We no longer have the text of this email, so it can't be sent again.",
      );
  }
}
