import type { InboxMessage, InboxReply } from "@theta/contract/staff";
import { type ReactNode, useEffect, useState } from "react";
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

type MailEnd = NonNullable<InboxReply["mail"]>;

const MAIL_WORDS: Record<MailEnd, string> = {
  waiting: "Email waiting",
  sent: "Email sent",
  failed: "Email failed",
};
const MAIL_TONES: Record<MailEnd, BadgeTone> = {
  waiting: "plain",
  sent: "correct",
  failed: "incorrect",
};

/** Emails usually leave within seconds, so one that waits isn't a problem before that. */
const SOON_MILLISECONDS = 60_000;

function MailState({ reply: { replyId, mail, at } }: { reply: InboxReply }) {
  const mayRead = useMay("mail.read");
  const isNew = useIsYounger(at, SOON_MILLISECONDS);
  if (!mail) return null;
  const isOnItsWay = mail === "waiting" && isNew;
  return (
    <>
      <Badge tone={MAIL_TONES[mail]}>{isOnItsWay ? "Email on its way" : MAIL_WORDS[mail]}</Badge>
      {mayRead && mail !== "sent" && !isOnItsWay && (
        <TextLink to={`/staff/mail/${replyId}`}>See why</TextLink>
      )}
    </>
  );
}

/** Whether less time than this has passed since a moment; changes when it has. */
function useIsYounger(at: number, milliseconds: number): boolean {
  const [isYounger, setYounger] = useState(() => Date.now() - at < milliseconds);
  useEffect(() => {
    if (!isYounger) return;
    const timer = setTimeout(() => setYounger(false), at + milliseconds - Date.now());
    return () => clearTimeout(timer);
  }, [isYounger, at, milliseconds]);
  return isYounger;
}
