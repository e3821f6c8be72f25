import { TitledTexts } from "../../../ui/titled-texts.tsx";
import { COMPARED, RULES, SECTIONS } from "./exam-words.ts";
import { SetTable } from "./set-table.tsx";
import { WideSection } from "./wide-section.tsx";

const sum = (of: "questions" | "minutes") =>
  SECTIONS.reduce((total, section) => total + section[of], 0);

export function OverviewPart() {
  return (
    <WideSection
      id="overview"
      title="GMAT Focus at a glance"
      lead="Three 45-minute sections, in the order you choose, with an optional break."
    >
      <SetTable
        caption="The three sections of the GMAT Focus Edition"
        columns={[
          { head: "Section" },
          { head: "Question types" },
          { head: "Questions", numeric: true },
          { head: "Minutes", numeric: true },
          { head: "Per question", numeric: true },
          { head: "Calculator" },
        ]}
        rows={[
          ...SECTIONS.map(({ name, asks, questions, minutes, each, calculator }) => ({
            name,
            cells: [asks, questions, minutes, each, calculator],
          })),
          {
            name: "Total",
            cells: ["Eight types", sum("questions"), sum("minutes"), "2 min 7 s", "one section"],
          },
        ]}
      />
      <TitledTexts texts={RULES} className="mt-8" />
    </WideSection>
  );
}

export function ComparedPart() {
  return (
    <WideSection
      id="compared"
      title="GMAT vs. GMAT Focus"
      lead="The Focus Edition launched in November 2023 and has been the only GMAT since February 2024. Many books and pages still describe the old one."
    >
      <SetTable
        caption="The GMAT until January 2024, compared with the GMAT Focus Edition"
        even
        columns={[{ head: "What changed" }, { head: "Until 2024" }, { head: "GMAT Focus" }]}
        rows={COMPARED.map(({ name, before, now }) => ({
          name,
          cells: [
            before,
            <span key="now" className="text-ink">
              {now}
            </span>,
          ],
        }))}
      />
    </WideSection>
  );
}
