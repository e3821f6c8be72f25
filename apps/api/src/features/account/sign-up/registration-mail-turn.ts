import type { MailWhen } from "@theta/contract";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { secondsUntilQueued } from "../../../platform/mail/outbox.ts";
import { extendWindow, secondsToWait, secondsUntilFree } from "../../../platform/throttle.ts";
import type { AccountServices } from "../account-services.ts";
import { resetSubject } from "../codes/codes.rules.ts";
import { MAIL_EVERY_SECONDS } from "../limits.ts";
import { lockAddress } from "./pending.queries.ts";

/** When the email with a registration's code may be sent. */
export interface MailTurn {
  when: MailWhen;
  seconds: number;
}

interface Asked {
  addressKey: string;
  ip: string;
  /** False: better no email than a later one. */
  mayWait: boolean;
}

/**
 * Finds the time for an email and counts it. Of those that wait for the end of the minute, only the
 * newest stays, so an impatient learner gets one email, with a code for what they typed last.
 */
export async function takeMailTurn(services: AccountServices, asked: Asked): Promise<MailTurn> {
  // One after the other per address: otherwise, of many at the same moment, those that have to wait
  // could use up what the first one needs.
  return await inTransaction(services.db, async (tx) => {
    await lockAddress(tx, asked.addressKey);
    return await findTurn(services, tx, asked);
  });
}

async function findTurn(
  services: AccountServices,
  tx: Tx,
  { addressKey, ip, mayWait }: Asked,
): Promise<MailTurn> {
  const { often, many } = services.limits.mailsTo("registration", addressKey, ip);
  const untilFree = await secondsUntilFree(tx, many);
  if (untilFree > 0) return { when: "never", seconds: untilFree };
  const minute = await secondsToWait(tx, [often]);
  if (minute > 0 && !mayWait) return { when: "never", seconds: minute };
  // Replaces one that is already waiting and was counted.
  const queued = minute > 0 ? await secondsUntilQueued(tx, laterMailKey(services, addressKey)) : 0;
  if (queued > 0) return { when: "later", seconds: queued };
  const tooMany = await secondsToWait(tx, many);
  if (tooMany > 0) return { when: "never", seconds: tooMany };
  if (minute === 0) return { when: "now", seconds: MAIL_EVERY_SECONDS };
  await extendWindow(tx, often, MAIL_EVERY_SECONDS);
  return { when: "later", seconds: minute };
}

/** How the keys of all emails begin that are waiting for their minute at this address. */
export function laterMailKey({ keys }: AccountServices, addressKey: string): string {
  return `registration-later:${resetSubject(keys.codeSubjects, addressKey)}:`;
}
