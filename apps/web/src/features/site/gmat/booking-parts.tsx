import { PageSection } from "../../../ui/page-section.tsx";
import { PlainLink } from "../../../ui/text-link.tsx";
import { CHANGES, DATES, FEES } from "./booking-words.ts";
import { FactRows } from "../../../ui/fact-rows.tsx";
import { SetTable } from "./set-table.tsx";

export function DatesPart() {
  return (
    <PageSection
      id="dates"
      title="Dates"
      lead="You choose the day. What is fixed are the waits around it."
    >
      <FactRows facts={DATES} />
    </PageSection>
  );
}

export function FeesPart() {
  return (
    <PageSection
      id="fees"
      title="Fees"
      lead="As listed in 2025, in US dollars and before tax. They change and differ between countries."
      more={
        <>
          Check before you book with the owner of the exam,{" "}
          <PlainLink href="https://www.mba.com/" target="_blank" rel="noopener noreferrer">
            mba.com<span className="sr-only"> (opens in a new tab)</span>
          </PlainLink>
          .
        </>
      }
    >
      <FactRows facts={FEES} />
      <h3 className="mt-10 headline text-h4">When plans change</h3>
      <p className="mt-1 mb-3 max-w-measure text-ink-2">
        What another day costs, and what comes back when you cancel. The first figure is for a test
        centre, the second for the exam online.
      </p>
      <SetTable
        stays
        even
        caption="Rescheduling fees and cancellation refunds by the time left before the exam"
        columns={[
          { head: "Before the exam" },
          { head: "Reschedule, fee", numeric: true },
          { head: "Cancel, refund", numeric: true },
        ]}
        rows={CHANGES.map(({ name, move, refund }) => ({ name, cells: [move, refund] }))}
      />
    </PageSection>
  );
}
