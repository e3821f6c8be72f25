import type { MockCard, MockReport } from "@theta/contract";
import { Printer } from "lucide-react";
import { stateOfMock } from "../shared/mock-state.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ComparisonPart } from "./comparison-part.tsx";
import { ConditionsPart } from "./conditions-part.tsx";
import { SecondThoughtsPart } from "./edits/second-thoughts-part.tsx";
import { NextPart } from "./next/next-part.tsx";
import { PrintedReport } from "./print/printed-report.tsx";
import { usePrintAsked } from "./print/use-print-asked.ts";
import { ScorePart } from "./score/score-part.tsx";
import { takenWords } from "./report-words.ts";
import { SectionScores } from "./score/section-scores.tsx";
import { SectionsPart } from "./score/sections-part.tsx";
import { WhatIfPart } from "./score/what-if-part.tsx";

interface MockReportProps {
  mock: MockCard;
  report: MockReport;
}

/** A finished mock, on screen and, as a shorter report, on paper. */
export function MockReportView({ mock, report }: MockReportProps) {
  const isPrinted = usePrintAsked();
  return (
    <>
      <div className={classNames(isPrinted && "print:hidden")}>
        <WholeReport mock={mock} report={report} />
      </div>
      {isPrinted && <PrintedReport mock={mock} report={report} />}
    </>
  );
}

/** The score, how sure it is, what to do next, and how it came about. */
function WholeReport({ mock, report }: MockReportProps) {
  const { comparison, total, secondThoughts } = report;
  return (
    <div className="page-width review @container flex flex-col gap-11 py-8 sm:gap-14">
      <div className="flex flex-col gap-6">
        <PageTitle over={takenWords(mock, report)} aside={<Actions mock={mock} />}>
          {mock.name}
        </PageTitle>
        <ScorePart mock={mock} report={report} />
        {total && <SectionScores sections={report.sections} />}
        <p className="text-sm text-ink-2">
          {isAnyShaded(report) &&
            "There's a 2-in-3 chance your true level is in the shaded range. "}
          <TextLink to="/how-scores-work">How scores work</TextLink>
        </p>
      </div>
      <NextPart mock={mock} report={report} />
      <div className="grid gap-x-16 gap-y-12 border-t border-ink pt-6 @4xl:grid-cols-[7fr_5fr]">
        <ComparisonPart report={report} />
        <WhatIfPart report={report} />
      </div>
      <SectionsPart mock={mock} report={report} firstFigure={comparison ? 2 : 1} />
      {secondThoughts && <SecondThoughtsPart thoughts={secondThoughts} />}
      <ConditionsPart mock={mock} report={report} />
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <TextLink to="/how-scores-work">How scores work</TextLink>
        <TextLink to="/TestReport">All reports</TextLink>
      </p>
    </div>
  );
}

function isAnyShaded({ total, sections }: MockReport): boolean {
  return [total, ...sections.map(({ score }) => score)].some((score) => score?.low !== undefined);
}

function Actions({ mock }: { mock: MockCard }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        Print report
      </Button>
      <ButtonLink to="/mock-test-solution" state={stateOfMock(mock)}>
        View Solutions
      </ButtonLink>
    </div>
  );
}
