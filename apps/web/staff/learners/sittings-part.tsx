import type {
  StaffLearner,
  StaffLearnerMock,
  StaffLearnerQuiz,
  StaffLearnerSection,
} from "@theta/contract/staff";
import { SectionHeading } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { When } from "../shared/when.tsx";
import { LearnerPart, PartTable } from "./learner-part.tsx";
import { SittingLink } from "./sitting-link.tsx";

const SECTIONS: Record<StaffLearnerSection["section"], string> = {
  quant: "Quantitative",
  verbal: "Verbal",
  dataInsights: "Data Insights",
};

/** Mocks with their sections, quizzes, and practice: when, how far, how it went. */
export function SittingsPart({ learner }: { learner: StaffLearner }) {
  const { mocks, quizzes, practice } = learner;
  return (
    <LearnerPart id="tests" title="Tests">
      <SectionHeading level={3}>Mocks</SectionHeading>
      {mocks.length === 0 && (
        <p className="border-t border-ink pt-4 text-ink-2">They haven't opened a mock.</p>
      )}
      {mocks.map((mock) => (
        <MockTable key={mock.mockId} mock={mock} learnerId={learner.learnerId} />
      ))}
      <SectionHeading level={3} className="mt-4">
        Quizzes
      </SectionHeading>
      <PartTable
        caption="Quizzes"
        columns={quizColumns(learner.learnerId)}
        rows={quizzes}
        rowKey={({ quizId }) => quizId}
        none="They haven't started a quiz."
      />
      <SectionHeading level={3} className="mt-4">
        Practice
      </SectionHeading>
      <p className="border-t border-ink pt-4 text-ink-2">{practiceWords(practice)}</p>
    </LearnerPart>
  );
}

function practiceWords({ answered, right }: StaffLearner["practice"]): string {
  if (answered === 0) return "They haven't practiced.";
  return `${answered} ${answered === 1 ? "question" : "questions"} answered, ${right} right.`;
}

function MockTable({ mock, learnerId }: { mock: StaffLearnerMock; learnerId: string }) {
  return (
    <div className="flex flex-col gap-1 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h4 className="font-strong">{mock.name}</h4>
        <SittingLink learnerId={learnerId} mockId={mock.mockId} name={mock.name} />
      </div>
      <p className="text-sm text-ink-muted">{mockWords(mock)}</p>
      <Table
        caption={`Sections of ${mock.name}`}
        columns={SECTION_COLUMNS}
        rows={mock.sections}
        rowKey={({ sectionId }) => sectionId}
      />
    </div>
  );
}

function mockWords({ mode, timeAllowed, total, endedAt }: StaffLearnerMock): string {
  return [
    mode === "exam" ? "Exam mode" : "Forward only",
    timeAllowed === "standard" ? "standard time" : timeAllowed.replaceAll("-", " "),
    total !== null ? `total score ${total}` : endedAt === null ? "not finished" : "no total score",
  ].join(", ");
}

/** Of what has started: when it ended, or when time will end it. */
function EndOrDeadline({ endedAt, deadline }: Record<"endedAt" | "deadline", number | null>) {
  if (endedAt !== null) return <When at={endedAt} />;
  return (
    <span>
      Until <When at={deadline} />
    </span>
  );
}

const SECTION_COLUMNS: TableColumn<StaffLearnerSection>[] = [
  { key: "section", head: "Section", cell: ({ section }) => SECTIONS[section] },
  { key: "state", head: "State", cell: sectionState },
  { key: "started", head: "Started", cell: ({ startedAt }) => <When at={startedAt} /> },
  {
    key: "ended",
    head: "Ended",
    cell: ({ endedAt, startedAt, deadline }) =>
      startedAt === null ? (
        <When at={null} />
      ) : (
        <EndOrDeadline endedAt={endedAt} deadline={deadline} />
      ),
  },
  {
    key: "answered",
    head: "Answered",
    numeric: true,
    cell: ({ answered, total }) => `${answered} of ${total}`,
  },
  { key: "score", head: "Score", numeric: true, cell: ({ score }) => score ?? "–" },
];

function sectionState({ state, endedBy, pageReloads }: StaffLearnerSection): string {
  const words = {
    planned: "Not started",
    running: "Running",
    ended: endWords(endedBy),
    reopened: "Reopened, waiting for them",
  }[state];
  if (pageReloads === 0) return words;
  return `${words}, page reloaded ${pageReloads === 1 ? "once" : `${pageReloads} times`}`;
}

const endWords = (endedBy: string | null) => (endedBy === "time" ? "Time ran out" : "Finished");

const quizColumns = (learnerId: string): TableColumn<StaffLearnerQuiz>[] => [
  { key: "name", head: "Quiz", cell: ({ name }) => name },
  {
    key: "state",
    head: "State",
    cell: ({ endedAt, endedBy }) => (endedAt === null ? "Running" : endWords(endedBy)),
  },
  { key: "started", head: "Started", cell: ({ startedAt }) => <When at={startedAt} /> },
  {
    key: "ended",
    head: "Ended",
    cell: ({ endedAt, deadline }) => <EndOrDeadline endedAt={endedAt} deadline={deadline} />,
  },
  {
    key: "answered",
    head: "Answered",
    numeric: true,
    cell: ({ answered, total }) => `${answered} of ${total}`,
  },
  { key: "right", head: "Right", numeric: true, cell: ({ right }) => right ?? "–" },
  {
    key: "more",
    head: "Details",
    cell: ({ quizId, name }) => <SittingLink learnerId={learnerId} quizId={quizId} name={name} />,
  },
];
