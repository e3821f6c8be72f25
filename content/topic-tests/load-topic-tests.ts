import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Quiz } from "../quizzes/load-quizzes.ts";
import { HERE } from "../source-files.ts";
import { TOPIC_TEST_SECONDS, testKey, type TopicForm, topicForm } from "./topic-form.ts";

const FOLDER = join(HERE, "topic-tests");
export const TOPIC_QUESTIONS = join(FOLDER, "picked-questions.json");
export const TOPIC_SEEDS = join(FOLDER, "picked-seeds.json");
/** They were introduced with the plans. */
const AVAILABLE_FROM = "2026-01-05";
const MOST_TESTS_OF_A_TOPIC = 10;

/** A quiz on one topic, which plans include. */
export interface TopicTest extends Quiz {
  readonly topic: string;
  /** Its number among its topic's tests, starting at 1. */
  readonly testNumber: number;
}

export async function readTopicForms(): Promise<TopicForm[]> {
  const text = await readFile(join(FOLDER, "topic-tests.yaml"), "utf8");
  const parsed = z.array(topicForm).safeParse(parse(text));
  if (!parsed.success)
    throw new Error(`content/topic-tests/topic-tests.yaml: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Which questions are in which topic test; written by `npm run topic-tests:pick`. */
export async function readTopicQuestions(): Promise<Record<string, string[]>> {
  return JSON.parse(await readFile(TOPIC_QUESTIONS, "utf8")) as Record<string, string[]>;
}

/** The seeds of each template whose items are in topic tests. */
export async function readTopicSeeds(): Promise<Record<string, number[]>> {
  return JSON.parse(await readFile(TOPIC_SEEDS, "utf8")) as Record<string, number[]>;
}

export async function loadTopicTests(): Promise<TopicTest[]> {
  const [forms, picked] = await Promise.all([readTopicForms(), readTopicQuestions()]);
  return forms.flatMap((form, k) =>
    Array.from({ length: form.tests }, (_, n) => ({
      key: testKey(form, n + 1),
      section: form.section,
      place: (k + 1) * MOST_TESTS_OF_A_TOPIC + n,
      name: `${form.name}: Test ${n + 1}`,
      about: form.about,
      seconds: TOPIC_TEST_SECONDS[form.section],
      availableFrom: AVAILABLE_FROM,
      questions: picked[testKey(form, n + 1)] ?? [],
      draws: [],
      topic: form.name,
      testNumber: n + 1,
    })),
  );
}
