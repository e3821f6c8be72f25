import type { InboxMessage, InboxReply } from "@theta/contract/staff";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../src/ui/badge.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { When } from "../shared/when.tsx";

/** What they wrote, and what we answered, in order. */
export function MessageThread({ message: { name, text, at, replies } }: { message: InboxMessage }) {
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-5">
      <Letter from={name} at={at} text={text} />
      {replies.map((reply) => (
        <Letter
          key={reply.replyId}
          from={reply.by ?? "Someone who has left"}
          at={reply.at}
          text={reply.text}
          isOurs
          aside={<MailState reply={reply} />}
        />
      ))}
    </ol>
  );
}

interface LetterProps {
  from: string;
  at: number;
  text: string;
  isOurs?: boolean;
  aside?: ReactNode;
}

function Letter({ from, at, text, isOurs = false, aside }: LetterProps) {
  return (
    <li
      className={`rounded-md border border-line px-4 py-4 sm:px-6 ${isOurs ? "bg-brand-soft sm:ml-8" : "bg-surface sm:mr-8"}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <span className="font-strong wrap-anywhere text-ink">{from}</span>
        <When at={at} />
        {aside}
      </p>
      <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere text-ink">{text}</p>
    </li>
  );
}

const MAIL_WORDS = { waiting: "Email waiting", sent: "Email sent", failed: "Email failed" };
const MAIL_TONES: Record<keyof typeof MAIL_WORDS, BadgeTone> = {
  waiting: "plain",
  sent: "correct",
  failed: "incorrect",
};

function MailState({ reply: { replyId, mail } }: { reply: InboxReply }) {
  const mayRead = useMay("mail.read");
  if (!mail) return null;
  return (
    <>
      <Badge tone={MAIL_TONES[mail]}>{MAIL_WORDS[mail]}</Badge>
      {mayRead && mail !== "sent" && <TextLink to={`/staff/mail/${replyId}`}>See why</TextLink>}
    </>
  );
}
