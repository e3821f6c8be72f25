import type { BooksReport, StaffBooks } from "@theta/contract/staff";
import { money } from "../../src/features/payments/shared/money.ts";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { Notice } from "../../src/ui/notice.tsx";
import { TextLink } from "../../src/ui/text-link.tsx";
import { Facts } from "./facts.tsx";
import { flagSentence } from "./flag-advice.ts";

type Last = NonNullable<StaffBooks["last"]>;

/** What a check found. */
export function BooksResult({ last, report }: { last: Last; report: BooksReport }) {
  const { faults, faultCount, flags, flagCount, totals } = report;
  return (
    <>
      <Verdict last={last} faultCount={faultCount} />
      <section aria-labelledby="totals" className="flex max-w-2xl flex-col gap-4">
        <SectionHeading id="totals">Totals</SectionHeading>
        <Totals totals={totals} last={last} />
      </section>
      {faultCount > 0 && (
        <Findings title="What doesn't agree" count={faultCount} found={faults.map(partsOf)} />
      )}
      {flagCount > 0 && (
        <Findings
          title="Orders that need attention"
          count={flagCount}
          found={flags.map(({ receipt, flag }) => ({ subject: receipt, text: flagSentence(flag) }))}
        />
      )}
    </>
  );
}

function Verdict({
  last: { compared, comparable },
  faultCount,
}: {
  last: Last;
  faultCount: number;
}) {
  const isWhole = compared === comparable;
  if (faultCount > 0) {
    return (
      <Notice tone="problem">
        {faultCount === 1 ? "One thing doesn't agree." : `${faultCount} things don't agree.`}
        {!isWhole && " The provider didn't answer for every order, so there may be more."}
      </Notice>
    );
  }
  return (
    <Notice tone="note">
      {isWhole
        ? "The books agree."
        : "Nothing wrong was found, but the provider didn't answer for every order, so this proves nothing. Try again later."}
    </Notice>
  );
}

function Totals({ totals, last }: { totals: BooksReport["totals"]; last: Last }) {
  const { orders, paid, refunded, bought, given, revoked, refunds, receipts, income } = totals;
  const sums = income.map(({ amount, currency }) => `${money(amount, currency)} ${currency}`);
  return (
    <Facts
      facts={[
        {
          name: "Compared",
          value: `${last.compared} of ${last.comparable ?? 0} orders, with the provider`,
        },
        { name: "Orders", value: `${orders}, of them ${paid} paid and ${refunded} refunded` },
        {
          name: "Plans",
          value: `${bought} bought, ${given} given, ${revoked} ended by a refund`,
        },
        { name: "Refunds", value: refunds },
        { name: "Receipts", value: `${receipts} emailed in the last 30 days` },
        { name: "Income", value: `${sums.join(", ") || "None"}, without what was refunded` },
      ]}
    />
  );
}

interface Finding {
  /** A receipt number or, for what isn't about an order, another id. */
  subject: string;
  text: string;
}

interface FindingsProps {
  title: string;
  count: number;
  found: readonly Finding[];
}

/** One row for everything that's wrong in the same way. */
function Findings({ title, count, found }: FindingsProps) {
  const groups = [...Map.groupBy(found, ({ text }) => text)];
  return (
    <section aria-label={title} className="flex flex-col gap-4">
      <SectionHeading>{title}</SectionHeading>
      <ul className="border-t border-ink">
        {groups.map(([text, group]) => (
          <li key={text} className="flex flex-col gap-2 border-b border-line py-4">
            <span className="wrap-anywhere text-ink">{text}</span>
            <Subjects subjects={group.map(({ subject }) => subject)} />
          </li>
        ))}
      </ul>
      {count > found.length && (
        <p className="text-sm text-ink-muted">
          The first {found.length} of {count}.
        </p>
      )}
    </section>
  );
}

function Subjects({ subjects }: { subjects: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {[...new Set(subjects)].map((subject) => (
        <li key={subject}>
          <Subject subject={subject} />
        </li>
      ))}
    </ul>
  );
}

const RECEIPT = /^s_[0-9a-f]{16}$/;

/** Only receipts can be looked up. */
function Subject({ subject }: { subject: string }) {
  if (!RECEIPT.test(subject)) return <span className="wrap-anywhere text-ink-2">{subject}</span>;
  return (
    <TextLink to={`/staff/orders?search=${subject}`} className="inline-block py-1 numerals">
      {subject}
    </TextLink>
  );
}

function partsOf(fault: string): Finding {
  const [subject = "", ...rest] = fault.split(": ");
  return { subject, text: flagSentence(rest.join(": ")) };
}
