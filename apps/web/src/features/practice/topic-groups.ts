/** What the list of topics offers: a topic, or several with few questions as one. */
import { FORMAT_NAMES, type PracticeFilter, type PracticeOverview } from "@theta/contract";

type Topics = PracticeOverview["topics"];
type Format = Topics[number]["format"];

/** With fewer questions, a topic is over before there's anything to learn from its results. */
const ENOUGH = 8;

export interface TopicGroup {
  name: string;
  /** The topics in it, unless there's only one. */
  about?: string;
  filter: PracticeFilter;
  questions: number;
  answered: number;
  right: number;
}

/**
 * A section's topics. Small ones of the same question type are a group, and a group that has all of
 * its question type is named for it. A small topic with no other to go with stays by itself.
 */
export function inGroups(topics: Topics): TopicGroup[] {
  return [...Map.groupBy(topics, ({ format }) => format)].flatMap(([format, rows]) => {
    const small = rows.filter(({ questions }) => questions < ENOUGH);
    if (small.length < 2) return rows.map(single);
    const large = rows.filter(({ questions }) => questions >= ENOUGH);
    return [...large.map(single), together(format, small, large.length === 0)];
  });
}

function single({ section, format, topic, ...counts }: Topics[number]): TopicGroup {
  return { name: topic, filter: { section, format, topic }, ...counts };
}

function together(format: Format, rows: Topics, isAll: boolean): TopicGroup {
  const { section } = rows[0]!;
  const type = FORMAT_NAMES[format];
  const topics = rows.map(({ topic }) => topic);
  return {
    name: isAll ? type : `${type}: ${rows.length} more topics`,
    about: topics.map((topic) => topic.replace(`${type}: `, "")).join(", "),
    filter: { section, format, ...(!isAll && { topics }) },
    questions: total(rows.map(({ questions }) => questions)),
    answered: total(rows.map(({ answered }) => answered)),
    right: total(rows.map(({ right }) => right)),
  };
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
