import type { QueueFacts } from "@theta/contract/staff";
import type { ReactNode } from "react";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import { When } from "../shared/when.tsx";

const WORDS: Record<QueueFacts["queue"], { title: string; givenUp: string }> = {
  mail: { title: "Emails", givenUp: "failed in the last 24 hours" },
  "payment-events": { title: "Payment events", givenUp: "given up" },
  refunds: { title: "Refunds", givenUp: "failed" },
};

/** What waits to be done, and since when. */
export function Queues({ queues }: { queues: readonly QueueFacts[] }) {
  return (
    <section className="flex flex-col gap-4">
      <SectionHeading>Queues</SectionHeading>
      <ul className="grid gap-4 sm:grid-cols-3">
        {queues.map((queue) => (
          <Queue key={queue.queue} queue={queue} />
        ))}
      </ul>
    </section>
  );
}

function Queue({ queue: { queue, waiting, oldestAt, givenUp } }: { queue: QueueFacts }) {
  const { title, givenUp: givenUpWords } = WORDS[queue];
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line bg-surface px-5 py-4">
      <h3 className="text-sm text-ink-2">{title}</h3>
      <p className="headline text-h3 numerals">{waiting} waiting</p>
      <p className="text-sm text-ink-2">
        {oldestAt === null ? (
          "None is waiting."
        ) : (
          <>
            Oldest: <When at={oldestAt} />
          </>
        )}
      </p>
      {givenUp > 0 && (
        <p className="text-sm font-strong text-incorrect">
          <GivenUp queue={queue}>
            {givenUp} {givenUpWords}
          </GivenUp>
        </p>
      )}
    </li>
  );
}

function GivenUp({ queue, children }: { queue: QueueFacts["queue"]; children: ReactNode }) {
  const mayRead = useMay("mail.read");
  if (queue !== "mail" || !mayRead) return children;
  return <TextLink to="/staff/mail?state=failed">{children}</TextLink>;
}
