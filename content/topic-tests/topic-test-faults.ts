import type { Finding } from "@theta/items";
import type { PooledItem } from "../pools.ts";
import type { Quiz } from "../quizzes/load-quizzes.ts";
import { MOST_OF_A_TEMPLATE } from "./deal-questions.ts";
import type { TopicTest } from "./load-topic-tests.ts";
import { isAbout, TOPIC_TEST_QUESTIONS, type TopicForm } from "./topic-form.ts";

/**
 * What is wrong with the topic tests, checked against the bank and everything else that has their
 * questions.
 */
export function topicTestFaults(
  tests: readonly TopicTest[],
  {
    topics,
    quizzes,
    bank,
  }: { topics: readonly TopicForm[]; quizzes: readonly Quiz[]; bank: readonly PooledItem[] },
): Finding[] {
  const byKey = new Map(bank.map((item) => [item.key, item]));
  const isIn = new Map(
    quizzes.flatMap(({ key, questions }) => questions.map((question) => [question, key])),
  );
  return tests.flatMap((test) => {
    const say = (what: string): Finding => ({ gate: "topic-tests", where: test.key, what });
    const topic = topics.find(({ name }) => name === test.topic);
    const items = test.questions.flatMap((key) => byKey.get(key) ?? []);
    const findings: Finding[] = [];
    if (test.questions.length !== TOPIC_TEST_QUESTIONS)
      findings.push(say(`has ${test.questions.length} questions, not ${TOPIC_TEST_QUESTIONS}`));
    for (const key of test.questions) {
      const item = byKey.get(key);
      if (item?.state !== "active") findings.push(say(`${key} is not in the bank`));
      else if (!topic || !isAbout(item, topic))
        findings.push(say(`${key} is about something else`));
      else if (item.pool === "mock") findings.push(say(`${key} is in the mocks' pool`));
      if (isIn.has(key)) findings.push(say(`${key} is in ${isIn.get(key)} too`));
      isIn.set(key, test.key);
    }
    for (const [group, own] of Map.groupBy(items, ({ enemyGroup }) => enemyGroup))
      if (group !== null && own.length > MOST_OF_A_TEMPLATE)
        findings.push(say(`${own.length} questions of ${group}`));
    for (const [set, own] of Map.groupBy(items, ({ setKey }) => setKey))
      if (set !== null && own.length < bank.filter(({ setKey }) => setKey === set).length)
        findings.push(say(`holds ${set} in part`));
    return findings;
  });
}
