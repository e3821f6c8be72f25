import { FORMAT_NAMES, type PracticeFilter, type PracticeOverview } from "@theta/contract";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { EVERYTHING, type FilterChange, tooNarrow } from "./practice-filter.ts";
import { LEVEL_NAMES, SECTION_NAMES } from "./practice-words.ts";

interface NoMatchProps {
  filter: PracticeFilter;
  topics: PracticeOverview["topics"];
  onChange: (change: FilterChange) => void;
}

/** Nothing fits: which part of the filter to take off, and a button that does. */
export function NoMatch({ filter, topics, onChange }: NoMatchProps) {
  const part = tooNarrow(filter, topics);
  if (!part) {
    return (
      <EmptyState
        title="No question is free for practice now"
        action={
          <ButtonLink to="/free-quiz" variant="outline">
            Free quizzes
          </ButtonLink>
        }
      >
        All questions stand in free quizzes now. Finish one, and its questions come here.
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
    title: "Nothing wrong here",
    why: "There is none among these questions that you got wrong or left unanswered when you last met it. Take that filter off to see the others.",
    action: "Show all, not only these",
  }),
  level: ({ level }) => ({
    title: NONE,
    why: `There is no ${level ? LEVEL_NAMES[level].toLowerCase() : ""} question among those that fit otherwise.`,
    action: "Any difficulty",
  }),
  topic: ({ topic }) => ({
    title: NONE,
    why: `There is no question on ${topic} for the rest of the filter.`,
    action: "Any topic",
  }),
  format: ({ format }) => ({
    title: NONE,
    why: `There is no ${format ? FORMAT_NAMES[format] : ""} question for the rest of the filter.`,
    action: "Any format",
  }),
  section: ({ section }) => ({
    title: NONE,
    why: `All questions of ${section ? SECTION_NAMES[section] : "this section"} stand in free quizzes now. Finish one, and its questions come here.`,
    action: "Any section",
  }),
};
