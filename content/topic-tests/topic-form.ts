import { SECTIONS, type Section } from "@theta/items";
import { z } from "zod";

export const TOPIC_TEST_QUESTIONS = 15;

/** The exam's time for fifteen questions, at 45 minutes per section, to the minute. */
export const TOPIC_TEST_SECONDS: Readonly<Record<Section, number>> = {
  quant: 32 * 60,
  verbal: 29 * 60,
  dataInsights: 34 * 60,
};

export const topicForm = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  section: z.enum(SECTIONS),
  name: z.string().min(3).max(50),
  about: z.string().min(10).max(120),
  tests: z.int().min(1).max(9),
  areas: z.array(z.string()).default([]),
  topics: z.array(z.string()).default([]),
});

export type TopicForm = z.output<typeof topicForm>;

interface Labelled {
  readonly section: Section;
  readonly area: string;
  readonly topics: readonly string[];
}

/** Whether a question is about a topic. */
export function isAbout(item: Labelled, { section, areas, topics }: TopicForm): boolean {
  return (
    item.section === section &&
    (areas.includes(item.area) || topics.some((topic) => item.topics.includes(topic)))
  );
}

/** The name of a topic's test in the sources, starting at 1. */
export function testKey(topic: Pick<TopicForm, "key">, number: number): string {
  return `topic-${topic.key}-${number}`;
}
