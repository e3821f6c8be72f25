import type { MockCard, PathStep, SectionReport } from "@theta/contract";
import { useId, useState } from "react";
import { mockDifficultyLabel } from "../../question/difficulty-labels.ts";
import { topicOf } from "../../question/results/question-words.ts";
import { SolutionLink } from "../../question/results/solution-link.tsx";
import { YesOrNo } from "../../question/results/yes-or-no.tsx";
import { outcomeOf } from "../../question/results/outcome.ts";
import { TimeSpent } from "../../question/results/time-spent.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { MoreButton } from "../../../ui/more-button.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import { sectionName } from "./score/score-words.ts";
import { solutionState } from "./solution-state.ts";

const TITLE = "Sectional Questions Summary";
/** On a phone; the rest on request. */
const FIRST = 8;
const REST_HIDDEN = "stacked:[&_tbody>tr:nth-child(n+9)]:hidden!";

interface QuestionsPartProps {
  mock: MockCard;
  section: SectionReport;
}

/** A row for each question, which leads to its solution. */
export function QuestionsPart({ mock, section }: QuestionsPartProps) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const count = section.path.length;
  const unreached = section.totalQuestions - count;
  const isLong = count > FIRST + 2;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3">
        <SectionHeading level={3} id={id}>
          {TITLE}
        </SectionHeading>
      </div>
      <div id={`${id}-rows`} className={classNames(isLong && !showsAll && REST_HIDDEN)}>
        <Table
          caption={`${TITLE}: ${sectionName(section.sectionType)}`}
          columns={columns(mock, section)}
          rows={section.path}
          rowKey={({ order }) => order}
          rowClassName="relative hover:bg-sunk"
        />
      </div>
      {isLong && (
        <MoreButton
          isOpen={showsAll}
          onToggle={() => setShowsAll(!showsAll)}
          controls={`${id}-rows`}
          display="hidden stacked:inline-flex"
        >
          {showsAll ? "Show fewer questions" : `Show all ${count} questions`}
        </MoreButton>
      )}
      {unreached > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          {unreached === 1
            ? "There's one more question you didn't reach."
            : `There are ${unreached} more questions you didn't reach.`}{" "}
          Each question is picked only after you answer the one before it, so there's nothing to
          show for {unreached === 1 ? "it" : "them"}.
        </p>
      )}
    </section>
  );
}

function columns(mock: MockCard, section: SectionReport): TableColumn<PathStep>[] {
  return [
    { key: "order", head: "Qn. No.", unbroken: true, line: "lead", cell: ({ order }) => order },
    {
      key: "preview",
      head: "Question Preview",
      line: "main",
      cell: (step) => (
        <div>
          <SolutionLink
            to="/mock-test-solution"
            state={solutionState(mock, section.sectionType, step)}
            order={step.order}
            of={step}
          />
          <Notes step={step} />
        </div>
      ),
    },
    { key: "topic", head: "Topic", line: "more", cell: topicOf },
    {
      key: "difficulty",
      head: "Difficulty Level",
      unbroken: true,
      line: "more",
      cell: ({ defficuiltyLevel }) => mockDifficultyLabel(defficuiltyLevel),
    },
    {
      key: "time",
      head: "Time",
      numeric: true,
      line: "more",
      cell: (step) => <TimeSpent row={step} />,
    },
    {
      key: "correct",
      head: "Correct/Incorrect",
      line: "lead",
      cell: (step) => <YesOrNo outcome={outcomeOf(step)} />,
    },
  ];
}

/** What is special about a question. */
function Notes({ step }: { step: PathStep }) {
  const notes = [
    !step.isScored && "unscored trial question",
    step.isRepeat && "seen before",
    step.isLate && "arrived just after the end",
    step.isBookmarked && "bookmarked",
    step.isEdited && "answer changed in the review",
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <span className="mt-0.5 block text-xs text-ink-muted">{notes.join(", ")}</span>;
}
