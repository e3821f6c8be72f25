import { FORMAT_NAMES, type PracticeFilter, type PracticeOverview } from "@theta/contract";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { EVERYTHING, type FilterChange, tooNarrow } from "../shared/practice-filter.ts";
import { LEVEL_NAMES, SECTION_NAMES } from "../shared/practice-words.ts";

interface NoMatchProps {
  filter: PracticeFilter;
  topics: PracticeOverview["topics"];
  onChange: (change: FilterChange) => void;
}

/** Nothing matches: says which part of the filter to remove, with a button that does it. */
export function NoMatch({ filter, topics, onChange }: NoMatchProps) {
  const part = tooNarrow(filter, topics);
  if (!part) {
    return (
      <EmptyState
        title="No questions to practice right now"
        action={
          <ButtonLink to="/free-quiz" variant="outline">
            Free quizzes
          </ButtonLink>
        }
      >
        Right now, all of these questions are in free quizzes you haven't finished. Finish a quiz,
        and you can practice its questions here.
      </EmptyState>
    );
  }
  const { title, why, action } = LOOSEN[part](filter);
  return (
    <EmptyState
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => onChange({ [part]: undefined })}>
            {action}
          </Button>
          {part === "section" && (
            <ButtonLink to="/free-quiz" variant="outline">
              Free quizzes
            </ButtonLink>
          )}
          {Object.keys(filter).length > 1 && (
            <Button variant="quiet" onClick={() => onChange(EVERYTHING)}>
              Show everything
            </Button>
          )}
        </div>
      }
    >
      {why}
    </EmptyState>
  );
}

interface Words {
  title: string;
  why: string;
  action: string;
}

const NONE = "No questions match";

const LOOSEN: Record<keyof PracticeFilter, (filter: PracticeFilter) => Words> = {
  onlyMissed: () => ({
    title: "No missed questions here",
    why: "You got all of these right the last time you saw them, or you haven't tried them yet. Remove that filter to see them.",
    action: "Show all questions",
  }),
  level: ({ level }) => ({
    title: NONE,
    why: `None of the questions that match your other filters are ${level ? LEVEL_NAMES[level].toLowerCase() : "that hard"}.`,
    action: "Any difficulty",
  }),
  topic: ({ topic }) => ({
    title: NONE,
    why: `There are no questions on ${topic} that match your other filters.`,
    action: "Any topic",
  }),
  topics: () => ({
    title: NONE,
    why: "There are no questions on these topics that match your other filters.",
    action: "Any topic",
  }),
  format: ({ format }) => ({
    title: NONE,
    why: `There are no ${format ? FORMAT_NAMES[format] : ""} questions that match your other filters.`,
    action: "Any question type",
  }),
  section: ({ section }) => ({
    title: NONE,
    why: `All ${section ? SECTION_NAMES[section] : "of these"} questions are in free quizzes right now. Finish a quiz, and its questions appear here.`,
    action: "Any section",
  }),
};
