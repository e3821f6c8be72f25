import type { MockCard, MockReport } from "@theta/contract";
import { dayTaken } from "../../../../lib/day-words.ts";
import { PaperPage } from "./paper-page.tsx";
import { PrintedKinds } from "./printed-kinds.tsx";
import { PrintedScore } from "./printed-score.tsx";
import { PrintedTime } from "./printed-time.tsx";

interface PrintedReportProps {
  mock: MockCard;
  report: MockReport;
}

/**
 * The report on paper, A4 or Letter: the score, kinds of questions, and time. Three pages for a full mock, fewer for
 * a sectional one.
 */
export function PrintedReport({ mock, report }: PrintedReportProps) {
  const about = `Theta report: ${mock.name}, ${dayTaken(report.conditions.startedAt)}`;
  const parts = [PrintedScore, PrintedKinds, PrintedTime];
  const pages = report.sections.length > 1 ? parts.map((part) => [part]) : [parts];
  return (
    <div className="review hidden px-4 print:block">
      {pages.map((own, k) => (
        <PaperPage
          key={k}
          about={about}
          place={pages.length > 1 && `Page ${k + 1} of ${pages.length}`}
        >
          {own.map((Part) => (
            <Part key={parts.indexOf(Part)} mock={mock} report={report} />
          ))}
        </PaperPage>
      ))}
    </div>
  );
}
