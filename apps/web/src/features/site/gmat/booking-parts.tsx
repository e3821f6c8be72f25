import { PlainLink } from "../../../ui/text-link.tsx";
import { CHANGES, DATES, FEES } from "./booking-words.ts";
import { FactRows } from "../../../ui/fact-rows.tsx";
import { SetTable } from "./set-table.tsx";
import { WideSection } from "./wide-section.tsx";

export function DatesPart() {
  return (
    <WideSection
      id="dates"
      title="Dates"
      lead="You pick the day. Only the waiting periods are fixed."
    >
      <FactRows facts={DATES} />
    </WideSection>
  );
}

export function FeesPart() {
  return (
    <WideSection
      id="fees"
      title="Fees"
      lead="As listed in 2025, in US dollars before tax. Fees change, and they vary by country."
      more={
        <>
          Before you book, check with GMAC:{" "}
          <PlainLink href="https://www.mba.com/" target="_blank" rel="noopener noreferrer">
            mba.com<span className="sr-only"> (opens in a new tab)</span>
          </PlainLink>
        </>
      }
    >
      <FactRows facts={FEES} />
      <h3 className="mt-10 headline text-h4">If your plans change</h3>
      <p className="mt-1 mb-3 max-w-measure text-ink-2">
        What it costs to move your exam, and what you get back if you cancel. The first figure is
        for a test center, the second for the online exam.
      </p>
      <SetTable
        stays
        even
        caption="Rescheduling fees and cancellation refunds, by time left before the exam"
        columns={[
          { head: "Before the exam" },
          { head: "Fee to reschedule", numeric: true },
          { head: "Refund if you cancel", numeric: true },
        ]}
        rows={CHANGES.map(({ name, move, refund }) => ({ name, cells: [move, refund] }))}
      />
    </WideSection>
  );
}
