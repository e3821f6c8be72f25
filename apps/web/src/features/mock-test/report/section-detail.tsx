import type { MockCard, MockReport, SectionReport } from "@theta/contract";
import { EditsPart } from "./edits/edits-part.tsx";
import { KindsFigure } from "./kinds/kinds-figure.tsx";
import { GuessingPart } from "./score/guessing-part.tsx";
import { MissesPart } from "./misses-part.tsx";
import { PaceFigure } from "./pace/pace-figure.tsx";
import { PathFigure } from "./path/path-figure.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { OwnPart } from "./time/own-part.tsx";
import { TimeFigure } from "./time/time-figure.tsx";
import { isSortedByFormat, TopicsFigure } from "./topics-figure.tsx";

interface SectionDetailProps {
  mock: MockCard;
  report: MockReport;
  section: SectionReport;
  firstFigure: number;
}

/** One section: its path, times, misses, kinds of questions, and questions. */
export function SectionDetail({ mock, report, section, firstFigure }: SectionDetailProps) {
  const { mode } = report.conditions;
  return (
    <div className="@container flex flex-col gap-11 sm:gap-14">
      <EditsPart mock={mock} mode={mode} section={section} />
      <GuessingPart section={section} />
      <div className="grid gap-x-12 gap-y-10 *:flex *:min-w-0 *:flex-col *:gap-10 sm:gap-y-12 sm:*:gap-12 @4xl:grid-cols-[7fr_5fr]">
        <div>
          <PathFigure section={section} number={firstFigure} />
          <KindsFigure section={section} number={firstFigure + 1} />
          <TimeFigure section={section} number={firstFigure + 2} />
        </div>
        <div>
          <PaceFigure section={section} number={firstFigure + 3} />
          <MissesPart mock={mock} section={section} />
          {!isSortedByFormat(section.path) && (
            <TopicsFigure section={section} number={firstFigure + 4} />
          )}
          <OwnPart report={report} section={section} />
        </div>
      </div>
      <QuestionsPart mock={mock} section={section} />
    </div>
  );
}
