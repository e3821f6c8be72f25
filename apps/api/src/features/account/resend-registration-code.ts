import type { Body, user } from "@theta/contract";
import { audit, type Origin } from "../../platform/audit.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { enqueueMail } from "../../platform/mail/outbox.ts";
import { spend } from "../../platform/throttle.ts";
import type { AccountServices } from "./account-services.ts";
import { putCode } from "./codes.queries.ts";
import { CODE_MINUTES, newCode } from "./codes.rules.ts";
import { selectOptionalLearnerByAddress } from "./learners.queries.ts";
import { alreadyRegisteredLetter, registrationLetter } from "./letters.ts";
import { MAIL_EVERY_SECONDS, waitBeforeMail } from "./limits.ts";
import { selectOptionalPending } from "./pending.queries.ts";
import { requireAddress } from "./refusals.ts";
import type { CodeSent } from "./send-registration-code.ts";

/** Mails a new code for a registration that waits; the one before stops working. */
export async function resendRegistrationCode(
  services: AccountServices,
  { userId, email }: Body<typeof user.resendRegistrationOtp>,
  origin: Origin,
): Promise<CodeSent> {
  const { db, config, keys, limits } = services;
  const address = requireAddress(email);
  await spend(db, limits.mailsFrom(origin.ip));
  const pending = await selectOptionalPending(db, userId, address.key);
  // Nothing to send, and nothing to tell either.
  if (!pending) return { userId, resendAfterSeconds: MAIL_EVERY_SECONDS };
  const wait = await waitBeforeMail(db, limits.mailsTo("registration", address.key, origin.ip));
  if (wait > 0) return { userId, resendAfterSeconds: wait };

  const code = newCode(keys.codes);
  await inTransaction(db, async (tx) => {
    const owner = await selectOptionalLearnerByAddress(tx, address.key);
    await putCode(
      tx,
      { purpose: "registration", subjectId: userId, addressKey: address.key },
      { code, isDecoy: pending.isDecoy || owner !== undefined },
    );
    await enqueueMail(tx, {
      dedupeKey: `registration:${code.id}`,
      to: owner?.email ?? pending.email,
      expiresInSeconds: CODE_MINUTES * 60,
      ...(owner
        ? alreadyRegisteredLetter(owner.name, config.publicUrl)
        : registrationLetter(code.digits)),
    });
    await audit(tx, origin, {
      event: "account.registration-code-resent",
      learnerId: owner?.id ?? null,
    });
  });
  services.mailWaiting();
  return { userId, resendAfterSeconds: MAIL_EVERY_SECONDS };
}
