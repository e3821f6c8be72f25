import {
  FORMAT_NAMES,
  type MockCard,
  type MockMode,
  type PathStep,
  type SectionReport,
} from "@theta/contract";
import { topicOf } from "../../question/results/question-words.ts";
import { AccuracyFigure } from "./accuracy-figure.tsx";
import { EditsPart } from "./edits/edits-part.tsx";
import { GuessingPart } from "./score/guessing-part.tsx";
import { MissesPart } from "./misses-part.tsx";
import { PaceFigure } from "./pace/pace-figure.tsx";
import { PathFigure } from "./path/path-figure.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { sectionName } from "./score/score-words.ts";

interface SectionDetailProps {
  mock: MockCard;
  mode: MockMode;
  section: SectionReport;
  firstFigure: number;
}

/** One section: its path, times, misses, topics, and questions. */
export function SectionDetail({ mock, mode, section, firstFigure }: SectionDetailProps) {
  // In Data Insights, the formats are the topics, so one of the two figures is enough.
  const isNamedByFormat = section.path.every((step) => topicOf(step) === formatOf(step));
  const byFormat = (number: number) => (
    <AccuracyFigure
      number={number}
      title="Accuracy and time by format"
      head="Format"
      section={section}
      nameOf={formatOf}
    />
  );
  return (
    <div className="@container flex flex-col gap-14 print:gap-8">
      <p className="hidden border-b border-ink pb-2 font-serif text-h2 print:block">
        {sectionName(section.sectionType)}: {section.score.score}
      </p>
      <EditsPart mock={mock} mode={mode} section={section} />
      <GuessingPart section={section} />
      <div className="grid gap-x-12 gap-y-12 @4xl:grid-cols-[7fr_5fr] *:flex *:min-w-0 *:flex-col *:gap-12 print:gap-y-8 print:*:gap-8">
        <div>
          <PathFigure section={section} number={firstFigure} />
          {!isNamedByFormat && (
            <AccuracyFigure
              number={firstFigure + 1}
              title="Accuracy and time by topic"
              head="Topic"
              section={section}
              nameOf={topicOf}
            />
          )}
          {isNamedByFormat && byFormat(firstFigure + 1)}
        </div>
        <div>
          <PaceFigure section={section} number={firstFigure + 2} />
          <MissesPart mock={mock} section={section} />
          {!isNamedByFormat && byFormat(firstFigure + 3)}
        </div>
      </div>
      <QuestionsPart mock={mock} section={section} />
    </div>
  );
}

const formatOf = ({ format }: PathStep) => FORMAT_NAMES[format];
