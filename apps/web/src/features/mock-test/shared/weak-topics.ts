import {
  type PracticeFilter,
  type PracticeOverview,
  type SectionName,
  sectionOfType,
  type SectionReport,
  type SectionType,
} from "@theta/contract";
import { accuracyBy } from "../../question/results/accuracy.ts";
import { outcomeOf } from "../../question/results/outcome.ts";
import { NO_TOPIC, topicOf } from "../../question/results/question-words.ts";

export interface WeakTopic {
  section: SectionName;
  topic: string;
  missed: number;
  /** How many of its questions came up. */
  seen: number;
}

const MOST = 3;

/** The topics to work on first, without their times. */
export function weakTopics(sections: readonly SectionReport[]): WeakTopic[] {
  return missedTopics(sections)
    .slice(0, MOST)
    .map(({ section, topic, missed, seen }) => ({ section, topic, missed, seen }));
}

export interface MissedTopic extends WeakTopic {
  sectionType: SectionType;
  /** Average time per question, or null if no times are known. */
  meanSeconds: number | null;
}

/** Topics with the most misses first. Ties go to the topic missed more often. */
export function missedTopics(sections: readonly SectionReport[]): MissedTopic[] {
  return sections
    .flatMap(topicsOf)
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || shareOf(other) - shareOf(one));
}

function topicsOf({ sectionType, path }: SectionReport): MissedTopic[] {
  const seen = path.filter(({ isAnswered, timeSpent }) => isAnswered || timeSpent !== null);
  return accuracyBy(seen, topicOf, outcomeOf)
    .filter(({ name }) => name !== NO_TOPIC)
    .map(({ name, total, correct, meanSeconds }) => ({
      section: sectionOfType(sectionType),
      sectionType,
      topic: name,
      missed: total - correct,
      seen: total,
      meanSeconds,
    }));
}

const shareOf = ({ missed, seen }: WeakTopic) => missed / seen;

/** What to practice for a topic: its questions, or its section's if practice has none on the topic. */
export function practiceFor(
  { section, topic }: WeakTopic,
  offered: PracticeOverview["topics"] | undefined,
): PracticeFilter {
  const has = offered?.some((row) => row.section === section && row.topic === topic);
  return has ? { section, topic } : { section };
}
