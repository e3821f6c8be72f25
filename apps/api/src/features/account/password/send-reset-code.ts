import type { Reply, user } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail, enqueueNothing } from "../../../platform/mail/outbox.ts";
import { spend } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { putCode } from "../codes/codes.queries.ts";
import { newCode, resetSubject } from "../codes/codes.rules.ts";
import { selectOptionalLearnerByAddress } from "../learners.queries.ts";
import { resetEmail } from "../emails.ts";
import { CODE_MINUTES, MAIL_EVERY_SECONDS, waitBeforeMail } from "../limits.ts";
import { requireAddress } from "../refusals.ts";
import { hashSecret, newSecret } from "../session/session.rules.ts";

interface ResetAsked {
  /** Stays with the browser that asked, whose tries at the code are counted separately. */
  secret: string;
  sent: Reply<typeof user.sendResetCode>["result"];
}

/**
 * Mails a code for a new password. For an address without an account, does everything except send
 * it.
 */
export async function sendResetCode(
  services: AccountServices,
  { email, asker }: { email: string; asker: string | null },
  origin: Origin,
): Promise<ResetAsked> {
  const { db, keys, limits } = services;
  const address = requireAddress(email);
  await spend(db, limits.mailsFrom(origin.ip));
  const wait = await waitBeforeMail(db, limits.mailsTo("password-reset", address.key, origin.ip));
  // The last email's code stays valid, for the browser that asked for it: asking again and again
  // can't spoil it.
  if (wait > 0)
    return { secret: asker ?? newSecret(), sent: { resendAfterSeconds: wait, mailWhen: "never" } };

  const secret = newSecret();
  const code = newCode(keys.codes);
  const subjectId = resetSubject(keys.codeSubjects, address.key);
  await inTransaction(db, async (tx) => {
    const learner = await selectOptionalLearnerByAddress(tx, address.key);
    await putCode(
      tx,
      { purpose: "password-reset", subjectId, addressKey: address.key },
      { code, isDecoy: learner === undefined, askerHash: hashSecret(secret) },
    );
    const enqueue = learner ? enqueueMail : enqueueNothing;
    // To the address proved at sign-up, not to the one just typed.
    await enqueue(tx, {
      dedupeKey: `password-reset:${code.id}`,
      to: learner?.email ?? "",
      expiresInSeconds: CODE_MINUTES * 60,
      ...resetEmail(learner?.name ?? "you", code.digits),
    });
    await audit(tx, origin, {
      event: "account.reset-code-asked",
      learnerId: learner?.id ?? null,
    });
  });
  services.mailWaiting();
  return { secret, sent: { resendAfterSeconds: MAIL_EVERY_SECONDS, mailWhen: "now" } };
}
