import { randomUUID } from "node:crypto";
import type { Body, user } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { AccountServices } from "../account-services.ts";
import { consumeCode } from "../codes/codes.queries.ts";
import { resetSubject } from "../codes/codes.rules.ts";
import { selectOptionalLearnerByAddress } from "../learners.queries.ts";
import { codeRefused, requireAddress } from "../refusals.ts";
import { RESET_MINUTES, signResetToken } from "./reset-token.ts";
import { hasReset, insertReset } from "./resets.queries.ts";
import { tryCode } from "../codes/try-code.ts";

/** Exchanges the emailed code for permission to set one new password. It doesn't sign anyone in. */
export async function verifyResetCode(
  services: AccountServices,
  { otp: code, email, asker }: Body<typeof user.verifyResetCode> & { asker: string | null },
  origin: Origin,
): Promise<{ accessToken: string }> {
  const { db, keys, config } = services;
  const { key } = requireAddress(email);
  const subjectId = resetSubject(keys.codeSubjects, key);
  const subject = { purpose: "password-reset", subjectId, addressKey: key } as const;
  const codeId = await tryCode(services, subject, { digits: code, asker }, origin);
  const resetId = randomUUID();
  const learnerId = await inTransaction(db, async (tx) => {
    const learner = await selectOptionalLearnerByAddress(tx, key);
    if (!learner) throw codeRefused();
    // This permission was already given, and only the reply was lost.
    if (await hasReset(tx, { learnerId: learner.id, resetId })) return learner.id;
    if (!(await consumeCode(tx, codeId))) throw codeRefused();
    await insertReset(tx, { learnerId: learner.id, resetId }, RESET_MINUTES);
    await audit(tx, origin, { event: "account.reset-allowed", learnerId: learner.id });
    return learner.id;
  });
  const accessToken = await signResetToken(keys.resetTokens, config.publicUrl, {
    learnerId,
    resetId,
  });
  return { accessToken };
}
