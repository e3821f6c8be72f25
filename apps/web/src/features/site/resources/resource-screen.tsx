import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle, SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { SheetRow } from "./sheet-row.tsx";
import { FORMULA_SHEET, SHEETS_TO_WRITE_ON } from "./sheets.ts";

export function ResourceScreen() {
  return (
    <div className="page-width flex flex-col gap-12 py-8">
      <PageTitle lead="Sheets to read on a screen or to print on A4, in black and white too.">
        Resources
      </PageTitle>
      <SheetRow sheet={FORMULA_SHEET} isFirst />
      {SHEETS_TO_WRITE_ON.map((sheet) => (
        <SheetRow key={sheet.name} sheet={sheet} />
      ))}
      <section className="flex flex-col items-start gap-4 border-t border-ink pt-6">
        <SectionHeading level={2}>Study notes</SectionHeading>
        <p className="max-w-measure text-ink-2">
          One page for each topic of the exam: what it asks, what to know, worked examples, the
          usual traps, and a short quiz on it. They come with GMAT MENTOR; two are free samples for
          everyone.
        </p>
        <ButtonLink to="/study-notes" variant="outline">
          Open study notes
        </ButtonLink>
      </section>
      <section className="flex flex-col gap-3 border-t border-line pt-6">
        <SectionHeading level={2}>How to use them</SectionHeading>
        <p className="max-w-measure text-ink-2">
          A sheet does not learn for you. Cover the notes of the formula sheet, say when each
          formula holds, and look; what you could not say is what to{" "}
          <TextLink to="/practice">practise</TextLink>. Two articles say more:{" "}
          <TextLink to="/blog/the-error-log">how to keep an error log</TextLink> and{" "}
          <TextLink to="/blog/ten-week-study-plan">the ten-week plan</TextLink>.
        </p>
      </section>
    </div>
  );
}
