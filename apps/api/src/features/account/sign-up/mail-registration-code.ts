import type { Reply, user } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { enqueueMail, takeBackQueued } from "../../../platform/mail/outbox.ts";
import type { AccountServices } from "../account-services.ts";
import type { Address } from "../address.rules.ts";
import { markNotMailed, putCode } from "../codes/codes.queries.ts";
import { newCode } from "../codes/codes.rules.ts";
import { selectOptionalLearnerByAddress } from "../learners.queries.ts";
import { alreadyRegisteredEmail, registrationEmail } from "../emails.ts";
import { CODE_MINUTES } from "../limits.ts";
import { lockAddress } from "./pending.queries.ts";
import { laterMailKey, type MailTurn } from "./registration-mail-turn.ts";

export type CodeSent = Reply<typeof user.sendRegistrationCode>["result"];

interface Asked {
  userId: string;
  address: Address;
  turn: MailTurn;
  event: "account.registration-begun" | "account.registration-code-resent";
  origin: Origin;
  /** More work for the same transaction. */
  alongside?: (tx: Tx, isDecoy: boolean) => Promise<void>;
}

/** Gives a registration its code and mails it as soon as the limits allow. */
export async function mailRegistrationCode(
  services: AccountServices,
  { userId, address, turn, event, origin, alongside }: Asked,
): Promise<CodeSent> {
  const { db, config, keys } = services;
  const code = newCode(keys.codes);
  const keyOfLater = laterMailKey(services, address.key);
  const isLater = turn.when === "later";
  const isMailed = turn.when !== "never";
  const delaySeconds = isLater ? turn.seconds : 0;
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, address.key);
    const owner = await selectOptionalLearnerByAddress(tx, address.key);
    const isDecoy = owner !== undefined;
    await alongside?.(tx, isDecoy);
    if (isLater) await markNotMailed(tx, codesOf(await takeBackQueued(tx, keyOfLater)));
    const subject = {
      purpose: "registration",
      subjectId: userId,
      addressKey: address.key,
    } as const;
    await putCode(tx, subject, { code, isDecoy, isMailed, delaySeconds });
    if (isMailed) {
      await enqueueMail(tx, {
        dedupeKey: `${isLater ? keyOfLater : "registration:"}${code.id}`,
        to: owner?.email ?? address.email,
        expiresInSeconds: CODE_MINUTES * 60,
        notBeforeSeconds: delaySeconds,
        ...(owner
          ? alreadyRegisteredEmail(owner.name, config.publicUrl)
          : registrationEmail(code.digits)),
      });
    }
    await audit(tx, origin, { event, learnerId: owner?.id ?? null, detail: { isMailed } });
  });
  if (isMailed) services.mailWaiting(delaySeconds);
  return codeSent(userId, turn);
}

export const codeSent = (userId: string, { when, seconds }: MailTurn): CodeSent => ({
  userId,
  resendAfterSeconds: seconds,
  mailWhen: when,
});

/** An email's key ends with the id of its code. */
function codesOf(mailKeys: string[]): string[] {
  return mailKeys.map((key) => key.slice(key.lastIndexOf(":") + 1));
}
