import type { SectionName } from "@theta/contract";
import { REOPEN_DAYS } from "@theta/contract/staff";
import type { Tx } from "../../../platform/database/database.ts";
import { enqueueMail } from "../../../platform/mail/outbox.ts";
import { hello, renderEmail } from "../../../platform/mail/render-email.ts";
import type { StaffAct } from "../../../platform/staff-act.ts";
import { addresseeOf } from "../../account/addressee.ts";
import type { MockAttempt } from "../attempts.queries.ts";

const SECTION_WORDS: Record<SectionName, string> = {
  quant: "Quantitative Reasoning",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};

export interface Sender {
  publicUrl: string;
  supportEmail: string;
}

interface Reopened {
  attempt: MockAttempt;
  section: SectionName;
  minutes: number;
  act: Pick<StaffAct, "requestId">;
  sender: Sender;
}

/** Tells the learner what was done, and that nothing runs before they open it. */
export async function mailReopened(
  tx: Tx,
  { attempt, section, minutes, act, sender }: Reopened,
): Promise<void> {
  const addressee = await addresseeOf(tx, attempt.learnerId);
  if (!addressee) return;
  const { name } = attempt;
  const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const email = {
    greeting: hello(addressee.name),
    paragraphs: [
      `We've reopened the ${SECTION_WORDS[section]} section of ${name}, which ended before you could finish it. You can continue where you stopped, and the answers you gave are still there.`,
      `You'll have ${time}, and the clock starts when you press Start Test. Until it ends again, it has no score, and neither does the mock. It waits for you for ${REOPEN_DAYS} days; after that, it counts as it had ended.`,
      `Continue: ${sender.publicUrl}/mock-test`,
    ],
    closing: "Questions? Just reply to this email.",
  };
  await enqueueMail(tx, {
    dedupeKey: `section-reopened:${act.requestId}`,
    to: addressee.email,
    replyTo: sender.supportEmail,
    ...renderEmail(`You can continue ${name}`, email),
  });
}
