import type { PracticeOverview } from "@theta/contract";
import { ButtonLink } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { practiceFor, type WeakTopic } from "../../mock-test/shared/weak-topics.ts";

const SECTIONS = {
  quant: "Quantitative",
  verbal: "Verbal",
  dataInsights: "Data Insights",
} as const;

interface WeakTopicsListProps {
  topics: readonly WeakTopic[];
  /** The topics that practice offers. */
  offered?: PracticeOverview["topics"] | undefined;
  /** An example has nothing to practice. */
  isSample?: boolean | undefined;
}

/** What to work on, with a link to practice each topic. */
export function WeakTopicsList({ topics, offered, isSample = false }: WeakTopicsListProps) {
  if (topics.length === 0)
    return (
      <p className="border-t border-line py-3 text-ink-2">You didn't miss a single question.</p>
    );
  return (
    <ul className="border-t border-line">
      {topics.map((topic) => (
        <li
          key={`${topic.section} ${topic.topic}`}
          className="flex items-center justify-between gap-4 border-b border-line py-3"
        >
          <div className="min-w-0">
            <p className="wrap-anywhere">{topic.topic}</p>
            <p className="text-sm text-ink-muted numerals">
              {SECTIONS[topic.section]} · {topic.missed} of {topic.seen} missed
            </p>
          </div>
          {!isSample && (
            <ButtonLink
              to="/practice"
              state={{ filter: practiceFor(topic, offered) }}
              variant="outline"
              size="sm"
              className="shrink-0"
            >
              Practice<VisuallyHidden>: {topic.topic}</VisuallyHidden>
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
