import type { PracticeFilter, PracticeOverview } from "@theta/contract";
import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SECTION_NAMES } from "./shared/practice-words.ts";
import { inGroups, type TopicGroup } from "./topic-groups.ts";

type Topics = PracticeOverview["topics"];
type Section = NonNullable<PracticeFilter["section"]>;

interface TopicListProps {
  topics: Topics;
  onPractice: (filter: PracticeFilter) => void;
}

/** How the learner's last answers went, topic by topic. Each row leads to questions on its topic. */
export function TopicList({ topics, onPractice }: TopicListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container">
      <SectionHeading id={id}>By topic</SectionHeading>
      <p className="mt-1 max-w-measure text-ink-2">
        How you did on your last try at each question, in quizzes and practice.
      </p>
      <div className="mt-6 flex flex-col gap-10">
        {(Object.keys(SECTION_NAMES) as Section[]).map((section) => (
          <SectionTopics
            key={section}
            name={SECTION_NAMES[section]}
            topics={topics.filter((row) => row.section === section)}
            onPractice={onPractice}
          />
        ))}
      </div>
    </section>
  );
}

function SectionTopics({ name, topics, onPractice }: TopicListProps & { name: string }) {
  return (
    <div>
      <h3 className="border-b border-ink pb-3 font-strong">{name}</h3>
      {topics.length === 0 ? (
        <p className="border-b border-line py-4 text-ink-2">
          All of this topic's questions are in free quizzes you haven't finished. Finish one, and
          you can practice its questions here. <TextLink to="/free-quiz">Free quizzes</TextLink>
        </p>
      ) : (
        <ul className="grid gap-x-10 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {inGroups(topics).map((group) => (
            <TopicRow
              key={`${group.filter.format} ${group.name}`}
              group={group}
              onPractice={onPractice}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface TopicRowProps {
  group: TopicGroup;
  onPractice: TopicListProps["onPractice"];
}

function TopicRow({ group, onPractice }: TopicRowProps) {
  const { name, about, filter } = group;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="leading-ui text-balance text-ink">{name}</p>
        {about && <p className="text-sm text-ink-2">{about}</p>}
        <p className="text-sm text-ink-muted numerals">{progressWords(group)}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="shrink-0"
        aria-label={`Practice ${name}`}
        onClick={() => onPractice(filter)}
      >
        {" "}
        Practice{" "}
      </Button>
    </li>
  );
}

function progressWords({ questions, answered, right }: TopicGroup): string {
  const all = `${questions} ${questions === 1 ? "question" : "questions"}`;
  return answered === 0 ? `${all}, none answered yet` : `${right} of ${answered} right · ${all}`;
}
