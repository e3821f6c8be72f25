import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle, SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { SheetRow } from "./sheet-row.tsx";
import { FORMULA_SHEET, SHEETS_TO_WRITE_ON } from "./sheets.ts";

export function ResourceScreen() {
  return (
    <div className="page-width flex flex-col gap-12 py-8">
      <PageTitle lead='Read these on screen or print them, in color or black and white. The pages are A4; on letter paper, print with "Fit to page."'>
        Resources
      </PageTitle>
      <SheetRow sheet={FORMULA_SHEET} isFirst />
      {SHEETS_TO_WRITE_ON.map((sheet) => (
        <SheetRow key={sheet.name} sheet={sheet} />
      ))}
      <section className="flex flex-col items-start gap-4 border-t border-ink pt-6">
        <SectionHeading level={2}>Study notes</SectionHeading>
        <p className="max-w-measure text-ink-2">
          One page for each exam topic: what it tests, what to know, worked examples, common traps,
          and a short quiz. They come with GMAT MENTOR. Two are free samples for everyone.
        </p>
        <ButtonLink to="/study-notes" variant="outline">
          Open study notes
        </ButtonLink>
      </section>
      <section className="flex flex-col gap-3 border-t border-line pt-6">
        <SectionHeading level={2}>How to use them</SectionHeading>
        <p className="max-w-measure text-ink-2">
          Don't just read the formula sheet; test yourself. Cover the notes, say when each formula
          applies, then check. Whatever you couldn't say is what to{" "}
          <TextLink to="/practice">practice</TextLink> next. For more, read{" "}
          <TextLink to="/blog/the-error-log">how to keep an error log</TextLink> and{" "}
          <TextLink to="/blog/ten-week-study-plan">the ten-week plan</TextLink>.
        </p>
      </section>
    </div>
  );
}
