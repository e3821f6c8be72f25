import {
  type MockReport,
  type PathStep,
  type SectionReport,
  type SectionType,
} from "@theta/contract";
import { missesOf } from "../pace/section-pace.ts";
import { type MissedTopic, missedTopics } from "../../shared/weak-topics.ts";

/** Something that would raise the next score. */
export type Improvement = { sectionType: SectionType; questions: number } & (
  | { kind: "topic"; topic: string; total: number; meanSeconds: number | null }
  /** Left without an answer; `points` is what blind guesses would have added. */
  | { kind: "left"; points: number }
  | { kind: "slow"; first: PathStep; secondsLost: number }
  | { kind: "rushed"; first: PathStep }
);

const MOST = 3;
/** Practicing a topic can be the best advice twice, but not three times. */
const MOST_TOPICS = 2;

/** What to do about this result, with what cost the most questions first. Empty if nothing was missed. */
export function nextStepsOf({ sections }: Pick<MockReport, "sections">): Improvement[] {
  const topics = missedTopics(sections).slice(0, MOST_TOPICS).map(topicStep);
  const others = sections.flatMap((section) => [
    ...leftStep(section),
    ...slowStep(section),
    ...rushedStep(section),
  ]);
  return byQuestions([...others, ...topics]).slice(0, MOST);
}

function byQuestions(steps: readonly Improvement[]): Improvement[] {
  return steps.toSorted((a, b) => b.questions - a.questions);
}

function topicStep({ sectionType, topic, missed, seen, meanSeconds }: MissedTopic): Improvement {
  return { kind: "topic", sectionType, topic, questions: missed, total: seen, meanSeconds };
}

function leftStep({ sectionType, unanswered, guessing, score }: SectionReport): Improvement[] {
  if (unanswered === 0) return [];
  const points = guessing ? Math.max(0, guessing.score - score.score) : 0;
  return [{ kind: "left", sectionType, questions: unanswered, points }];
}

function slowStep(section: SectionReport): Improvement[] {
  const { slow, secondsLost } = missesOf(section);
  const [first] = slow;
  if (!first) return [];
  const { sectionType } = section;
  return [{ kind: "slow", sectionType, questions: slow.length, first, secondsLost }];
}

function rushedStep(section: SectionReport): Improvement[] {
  const { rushed } = missesOf(section);
  const [first] = rushed;
  if (!first) return [];
  return [{ kind: "rushed", sectionType: section.sectionType, questions: rushed.length, first }];
}
