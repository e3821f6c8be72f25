import type { Body, user } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { AccountServices } from "../account-services.ts";
import { consumeCode, deleteCodesOfAddress } from "../codes/codes.queries.ts";
import { insertLearner, selectOptionalLearner } from "../learners.queries.ts";
import { deletePendingOfAddress, lockAddress, takeOptionalPending } from "./pending.queries.ts";
import { codeRefused, requireAddress } from "../refusals.ts";
import { tryCode } from "../codes/try-code.ts";

/** Creates the account of a registration whose code came back. Of several, the first one wins. */
export async function verifyRegistration(
  services: AccountServices,
  { userId, otp: code, email }: Body<typeof user.verifyRegistration>,
  origin: Origin,
): Promise<void> {
  const { key } = requireAddress(email);
  const subject = { purpose: "registration", subjectId: userId, addressKey: key } as const;
  const codeId = await tryCode(services, subject, { digits: code }, origin);
  let isRepeated = false;
  await inTransaction(services.db, async (tx) => {
    await lockAddress(tx, key);
    // This account was already made, and only the reply was lost.
    if (isRepeated && (await selectOptionalLearner(tx, userId))) return;
    isRepeated = true;
    if (!(await consumeCode(tx, codeId))) throw codeRefused();
    const pending = await takeOptionalPending(tx, userId, key);
    if (!pending) throw codeRefused();
    const isNew = await insertLearner(tx, {
      id: userId,
      name: pending.name,
      phone: pending.phone,
      email: pending.email,
      addressKey: key,
      passwordHash: pending.password_hash,
      termsVersion: pending.terms_version,
      termsAcceptedAt: pending.created_at,
      termsIp: pending.terms_accepted_ip,
    });
    if (!isNew) throw codeRefused();
    await deletePendingOfAddress(tx, key);
    await deleteCodesOfAddress(tx, key);
    await audit(tx, origin, { event: "account.verified", learnerId: userId });
  });
}
