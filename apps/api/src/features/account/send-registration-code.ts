import { randomUUID } from "node:crypto";
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
import { insertPending } from "./pending.queries.ts";
import { refusePassword } from "./refuse-password.ts";
import { requireAddress } from "./refusals.ts";
import { TERMS_VERSION } from "./terms.ts";

export interface CodeSent {
  userId: string;
  resendAfterSeconds: number;
}

/**
 * Begins a registration. An address that has an account goes the same way, step by step, and its
 * owner gets a mail that says so: neither the answer nor its time tells anyone else.
 */
export async function sendRegistrationCode(
  services: AccountServices,
  input: Body<typeof user.sendRegistrationOtp>,
  origin: Origin,
): Promise<CodeSent> {
  const { db, config, keys, limits, passwords } = services;
  const address = requireAddress(input.email);
  refusePassword(config, input.password, { ...input, field: "password" });
  await spend(db, limits.mailsFrom(origin.ip));
  const passwordHash = await passwords.hash(input.password);
  const wait = await waitBeforeMail(db, limits.mailsTo("registration", address.key, origin.ip));

  const id = randomUUID();
  const code = newCode(keys.codes);
  await inTransaction(db, async (tx) => {
    const owner = await selectOptionalLearnerByAddress(tx, address.key);
    const isDecoy = owner !== undefined;
    await insertPending(tx, {
      id,
      name: input.name,
      phone: input.phone,
      email: address.email,
      addressKey: address.key,
      passwordHash,
      termsVersion: TERMS_VERSION,
      termsIp: origin.ip,
      isDecoy,
    });
    // A code that nobody was sent can only be guessed, so it must not open anything.
    await putCode(
      tx,
      { purpose: "registration", subjectId: id, addressKey: address.key },
      { code, isDecoy: isDecoy || wait > 0 },
    );
    if (wait === 0) {
      await enqueueMail(tx, {
        dedupeKey: `registration:${code.id}`,
        to: owner?.email ?? address.email,
        expiresInSeconds: CODE_MINUTES * 60,
        ...(owner
          ? alreadyRegisteredLetter(owner.name, config.publicUrl)
          : registrationLetter(code.digits)),
      });
    }
    await audit(tx, origin, {
      event: "account.registration-begun",
      learnerId: owner?.id ?? null,
      detail: { isMailed: wait === 0 },
    });
  });
  if (wait === 0) services.mailWaiting();
  return { userId: id, resendAfterSeconds: wait === 0 ? MAIL_EVERY_SECONDS : wait };
}
