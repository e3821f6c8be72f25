import type { StaffOverview, StaffPermission } from "@theta/contract/staff";
import { Link } from "react-router";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { useSelf } from "../access/use-self.ts";

interface Tile {
  name: keyof StaffOverview["now"];
  label: string;
  /** Where to act on it, for those who may. */
  to?: { path: string; permission: StaffPermission } | undefined;
  /** More than none means that somebody should look. */
  isTrouble?: boolean;
}

const MAIL: Tile["to"] = { path: "/staff/mail?state=waiting", permission: "mail.read" };
const FAILED_MAIL: Tile["to"] = { path: "/staff/mail?state=failed", permission: "mail.read" };
const JOBS: Tile["to"] = { path: "/staff/jobs", permission: "jobs.read" };
const FAILED_JOBS: Tile["to"] = { path: "/staff/jobs?state=failed", permission: "jobs.read" };
const FLAGGED: Tile["to"] = { path: "/staff/orders?flagged=yes", permission: "orders.read" };
const REPORTS: Tile["to"] = {
  path: "/staff/inbox?about=questions",
  permission: "inbox.answer",
};
const INBOX: Tile["to"] = { path: "/staff/inbox", permission: "inbox.answer" };

const TILES: readonly Tile[] = [
  { name: "mocksRunning", label: "Mock sections running" },
  { name: "quizzesRunning", label: "Quizzes running" },
  { name: "mailsWaiting", label: "Emails waiting", to: MAIL },
  { name: "mailsFailed", label: "Emails failed since yesterday", isTrouble: true, to: FAILED_MAIL },
  { name: "paymentEventsWaiting", label: "Payment events waiting", to: JOBS },
  { name: "refundsWaiting", label: "Refunds waiting", to: JOBS },
  { name: "ordersFlagged", label: "Orders flagged", isTrouble: true, to: FLAGGED },
  { name: "jobsFailed", label: "Jobs failed", isTrouble: true, to: FAILED_JOBS },
  { name: "messagesWaiting", label: "Messages to answer", to: INBOX },
  { name: "reportsWaiting", label: "Question reports waiting", to: REPORTS },
];

/** What is running or waiting right now, whatever the period. */
export function NowTiles({ now }: { now: StaffOverview["now"] }) {
  const { permissions } = useSelf();
  return (
    <section aria-label="Right now">
      <SectionHeading ruled>Right now</SectionHeading>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 xl:grid-cols-4">
        {TILES.map(({ name, label, to, isTrouble }) => (
          <li key={name} className="flex flex-col border-b border-line py-4">
            <span
              className={`headline text-h3 numerals ${isTrouble && now[name] > 0 ? "text-caution" : ""}`}
            >
              {now[name].toLocaleString("en-US")}
            </span>
            {to && permissions.includes(to.permission) ? (
              <Link to={to.path} className="text-sm underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span className="text-sm text-ink-2">{label}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
