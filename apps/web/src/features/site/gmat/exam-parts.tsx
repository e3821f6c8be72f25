import { PageSection } from "../../../ui/page-section.tsx";
import { TitledTexts } from "../../../ui/titled-texts.tsx";
import { COMPARED, RULES, SECTIONS } from "./exam-words.ts";
import { SetTable } from "./set-table.tsx";

const sum = (of: "questions" | "minutes") =>
  SECTIONS.reduce((total, section) => total + section[of], 0);

export function OverviewPart() {
  return (
    <PageSection
      id="overview"
      title="GMAT Focus at a glance"
      lead="Three sections of 45 minutes, in your own order, and a break if you want one."
    >
      <SetTable
        caption="The three sections of the GMAT Focus Edition"
        columns={[
          { head: "Section" },
          { head: "Kinds of question" },
          { head: "Questions", numeric: true },
          { head: "Minutes", numeric: true },
          { head: "For each", numeric: true },
          { head: "Calculator" },
        ]}
        rows={[
          ...SECTIONS.map(({ name, asks, questions, minutes, each, calculator }) => ({
            name,
            cells: [asks, questions, minutes, each, calculator],
          })),
          {
            name: "Together",
            cells: ["Eight kinds", sum("questions"), sum("minutes"), "2 min 7 s", "in one"],
          },
        ]}
      />
      <TitledTexts texts={RULES} className="mt-8" />
    </PageSection>
  );
}

export function ComparedPart() {
  return (
    <PageSection
      id="compared"
      title="GMAT vs GMAT Focus"
      lead="The Focus Edition came in November 2023. Since February 2024 it is the only GMAT; many books and pages still describe the old one."
    >
      <SetTable
        caption="The GMAT until January 2024 and the GMAT Focus Edition compared"
        even
        columns={[{ head: "Subject" }, { head: "Until 2024" }, { head: "GMAT Focus" }]}
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
    </PageSection>
  );
}
