/** What became of an email, in words for somebody who is asked why it didn't arrive. */
export interface MailFate {
  state: "waiting" | "sent" | "failed";
  tries: number;
  lastError: string | null;
  hasCode: boolean;
  /** Its text is gone, so it can't be sent anymore. */
  isWiped: boolean;
  isDue: boolean;
  isGoingOut: boolean;
  /** Without a mail server, emails stay here, and the development mailbox shows them. */
  hasMailServer: boolean;
}

export function mailStory(fate: MailFate): string {
  const { state, hasMailServer } = fate;
  if (state === "sent") {
    return hasMailServer
      ? "The mail server accepted it. If it hasn't arrived, ask them to check their spam folder and how they spell the address."
      : "This server has no mail server, so it's in the development mailbox.";
  }
  return state === "waiting" ? waitingStory(fate) : failedStory(fate);
}

function waitingStory({ tries, lastError, isDue, isGoingOut }: MailFate): string {
  if (isGoingOut) return "It's being sent right now.";
  const why = lastError ? `${causeOf(lastError).what} ` : "";
  if (isDue) {
    return `${why}It goes out within a minute. If it doesn't, see whether the job deliver-mail is running.`;
  }
  if (tries === 0) return "It's held back until its turn, so that nobody gets too many at once.";
  return `${why}We'll try again on our own.`;
}

function failedStory({ lastError, hasCode, isWiped, tries }: MailFate): string {
  const cause = lastError ? causeOf(lastError) : null;
  const what =
    cause?.what ??
    (tries === 0
      ? "We gave up before the first try, because it was of no use anymore."
      : "We gave up, because it was of no use anymore.");
  return [
    what,
    isWiped
      ? nextWithout(hasCode, cause?.isTheirs ?? false)
      : (cause?.remedy ?? "You can try again."),
  ].join(" ");
}

/** Its text is gone, so trying again can't help. */
function nextWithout(hasCode: boolean, isTheirs: boolean): string {
  if (isTheirs) return "Check the address with them.";
  return hasCode
    ? "Its code doesn't work anymore. Ask them to request a new one."
    : "Its text has been deleted, so it can't be sent again.";
}

interface Cause {
  what: string;
  /** What helps, while there's a text to send. */
  remedy: string;
  /** It's up to the recipient's address, not to us. */
  isTheirs: boolean;
}

const CAUSES: readonly (readonly [RegExp, Cause])[] = [
  [
    /\b5\.?2\.?2\b|\b552\b|mailbox (is )?full|over ?quota|quota exceeded/i,
    {
      what: "Their mailbox is full.",
      remedy: "Ask them to make room, then try again.",
      isTheirs: true,
    },
  ],
  [
    /invalid login|\b535\b|EAUTH/i,
    {
      what: "Our mail server doesn't accept our password.",
      remedy: "An engineer has to fix that; then try again.",
      isTheirs: false,
    },
  ],
  [
    /spam|blocked|blacklist|reputation|\b5\.7\.\d+\b|\b554\b/i,
    {
      what: "Their mail server takes our email for spam.",
      remedy: "Ask them for another address, or to let us through, then try again.",
      isTheirs: true,
    },
  ],
  [
    /\b5\.1\.\d+\b|\b55[013]\b|user unknown|no such user|does not exist|rejected/i,
    {
      what: "Their mail server refused the address. It's probably misspelled, or no longer exists.",
      remedy: "Check the address with them before you try again.",
      isTheirs: true,
    },
  ],
  [
    /\b4\d\d\b|greylist|try again later|temporar/i,
    {
      what: "The mail server asked us to try again later.",
      remedy: "You can try again.",
      isTheirs: false,
    },
  ],
  [
    /ECONN|ETIMEDOUT|ESOCKET|ENOTFOUND|EAI_AGAIN|EDNS|timed? ?out|timeout|getaddrinfo|connect|socket|greeting/i,
    {
      what: "We couldn't reach our mail server.",
      remedy: "You can try again. If other emails are stuck, too, tell an engineer.",
      isTheirs: false,
    },
  ],
];

const UNKNOWN: Cause = {
  what: "The mail server didn't take it.",
  remedy: "You can try again. If it fails again, show an engineer what the mail server said.",
  isTheirs: false,
};

function causeOf(error: string): Cause {
  return CAUSES.find(([pattern]) => pattern.test(error))?.[1] ?? UNKNOWN;
}
