import type { MailState } from "@theta/contract/staff";
import { Badge, type BadgeTone } from "../../src/ui/badge.tsx";

export const MAIL_WORDS: Record<MailState, string> = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
};

const TONES: Record<MailState, BadgeTone> = {
  waiting: "caution",
  sent: "correct",
  failed: "incorrect",
};

export function MailBadge({ state }: { state: MailState }) {
  return <Badge tone={TONES[state]}>{MAIL_WORDS[state]}</Badge>;
}
