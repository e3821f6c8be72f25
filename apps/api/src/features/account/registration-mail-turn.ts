import type { MailWhen } from "@theta/contract";
import { secondsUntilQueued } from "../../platform/mail/outbox.ts";
import { prolong, secondsToWait, secondsUntilFree } from "../../platform/throttle.ts";
import type { AccountServices } from "./account-services.ts";
import { resetSubject } from "./codes.rules.ts";
import { MAIL_EVERY_SECONDS } from "./limits.ts";

/** When the mail with a registration's code may go. */
export interface MailTurn {
  when: MailWhen;
  seconds: number;
}

interface Asked {
  addressKey: string;
  ip: string;
  /** False: better no mail than a later one. */
  mayWait: boolean;
}

/**
 * Finds a mail's turn and counts it. Of those that wait for the end of the minute only the newest
 * stays, so whoever is impatient gets one mail, with a code for what was typed last.
 */
export async function takeMailTurn(
  services: AccountServices,
  { addressKey, ip, mayWait }: Asked,
): Promise<MailTurn> {
  const { db, limits } = services;
  const { often, many } = limits.mailsTo("registration", addressKey, ip);
  const untilFree = await secondsUntilFree(db, many);
  if (untilFree > 0) return { when: "never", seconds: untilFree };
  const minute = await secondsToWait(db, [often]);
  if (minute > 0 && !mayWait) return { when: "never", seconds: minute };
  // In the place of one that waits already, and was counted.
  const queued = minute > 0 ? await secondsUntilQueued(db, laterMailKey(services, addressKey)) : 0;
  if (queued > 0) return { when: "later", seconds: queued };
  const tooMany = await secondsToWait(db, many);
  if (tooMany > 0) return { when: "never", seconds: tooMany };
  if (minute === 0) return { when: "now", seconds: MAIL_EVERY_SECONDS };
  await prolong(db, often, MAIL_EVERY_SECONDS);
  return { when: "later", seconds: minute };
}

/** How the keys of all mails begin that wait for their minute at this address. */
export function laterMailKey({ keys }: AccountServices, addressKey: string): string {
  return `registration-later:${resetSubject(keys.codeSubjects, addressKey)}:`;
}
