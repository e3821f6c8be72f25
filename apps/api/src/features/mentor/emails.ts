import { hello, type RenderedEmail, renderEmail } from "../../platform/mail/render-email.ts";
import type { StoredRequest } from "./requests.queries.ts";

/** What just happened to a request. */
export type News = "requested" | "changed" | "confirmed" | "done" | "cancelled";

interface Addressee {
  name: string;
  email: string;
}

/** "Tuesday, November 24, 2026 at 6:00 PM GMT+5:30" */
export function hourOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(at);
}

const times = ({ proposed, timeZone }: StoredRequest, zone = timeZone) =>
  proposed.map((at, k): [string, string] => [`Time ${k + 1}`, hourOf(at, zone)]);

const SUPPORT_SUBJECTS: Record<News, string> = {
  requested: "requested",
  changed: "changed",
  confirmed: "confirmed",
  done: "done",
  cancelled: "canceled",
};

/** The subject doesn't name anyone or contain anything a learner wrote. */
export function emailToSupport(
  request: StoredRequest,
  news: News,
  learner: Addressee,
  planNote?: string,
): RenderedEmail {
  const { id, topic, message, timeZone, confirmedFor, reason } = request;
  const isOpen = news === "requested" || news === "changed";
  const rows: [string, string][] = [
    ["Request", id],
    ["Name", learner.name],
    ["Email", learner.email],
    ["Topic", topic],
    ["Time zone", timeZone],
    ...(isOpen ? times(request) : []),
    ...(isOpen ? times(request, "UTC") : []).map(([name, text]): [string, string] => [
      `${name}, UTC`,
      text,
    ]),
    ...(confirmedFor ? [["Session", hourOf(confirmedFor, "UTC")] satisfies [string, string]] : []),
    ...(reason ? [["Reason", reason] satisfies [string, string]] : []),
  ];
  return renderEmail(`Mentor session ${SUPPORT_SUBJECTS[news]}: ${id.slice(0, 8).toUpperCase()}`, {
    greeting: "Hello,",
    paragraphs: [
      `A mentor session was ${SUPPORT_SUBJECTS[news]}${planNote ? `: ${planNote}` : ""}.`,
      ...(isOpen
        ? [`To confirm Time 1, run: npm run mentor -- confirm ${id.slice(0, 8)} 1`]
        : [
            "You don't need to do anything unless you've already arranged the session with a mentor.",
          ]),
    ],
    rows,
    quote: message,
    closing: "Reply to this email to write to the learner.",
  });
}

/** For an hour whose learner has left: when it was scheduled, and nothing else. */
export function erasedEmail(hour: Date): RenderedEmail {
  return renderEmail("Mentor session canceled: account deleted", {
    greeting: "Hello,",
    paragraphs: [
      "A confirmed mentor session won't take place: the learner's account has been deleted.",
      "Please let the mentor know that this time is free again.",
    ],
    rows: [["Session", hourOf(hour, "UTC")]],
    closing: "We no longer have any of the learner's details.",
  });
}

/** What the learner reads. */
export function emailToLearner(
  request: StoredRequest,
  news: News,
  { name, publicUrl }: { name: string; publicUrl: string },
): RenderedEmail {
  const { topic, timeZone, confirmedFor, reason, cancelledBy } = request;
  const hour = confirmedFor ? hourOf(confirmedFor, timeZone) : "";
  const page = `${publicUrl}/mentor`;
  const emails: Record<News, { subject: string; paragraphs: string[] }> = {
    requested: {
      subject: "We got your request for a mentor session",
      paragraphs: [
        "Thanks for your request. We'll pick one of your times and email you within two business days.",
        `Until then, you can change or cancel it: ${page}`,
      ],
    },
    changed: {
      subject: "Your request for a mentor session has changed",
      paragraphs: [
        "Here's your updated request. We'll email you within two business days.",
        `Change or cancel it: ${page}`,
      ],
    },
    confirmed: {
      subject: "Your mentor session is confirmed",
      paragraphs: [
        `Your mentor session is on ${hour}. Your mentor will send you a link to the call before then.`,
        `Can't make it? Reply to this email as soon as you can. Your request: ${page}`,
      ],
    },
    done: {
      subject: "Your mentor session is done",
      paragraphs: [
        "Thanks for coming. We've marked your mentor session as done.",
        "If it didn't happen, reply to this email and we'll make it right.",
      ],
    },
    cancelled: {
      subject: "Your mentor session is canceled",
      paragraphs: CANCELLED[cancelledBy ?? "learner"](page, reason),
    },
  };
  const { subject, paragraphs } = emails[news];
  const isOpen = news === "requested" || news === "changed";
  return renderEmail(subject, {
    greeting: hello(name),
    paragraphs,
    rows: [["Topic", topic], ...(isOpen ? times(request) : [])],
    closing:
      isOpen || news === "confirmed"
        ? "Times are in your time zone."
        : "Questions? Reply to this email.",
  });
}

const CANCELLED = {
  learner: (page: string) => [
    "You've canceled your mentor session.",
    `You can request it again while your plan is active: ${page}`,
  ],
  staff: (page: string, reason: string | null) => [
    `We're sorry, but we had to cancel your mentor session. ${reason ?? ""}`.trim(),
    `You can request it again while your plan is active: ${page}`,
  ],
  refund: () => ["Your plan was refunded, so the mentor session that came with it is canceled."],
};
