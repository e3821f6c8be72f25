/**
 * Chooses the questions of the topic tests: `npm run topic-tests:pick [-- --all]`. A test with
 * fifteen questions keeps them as long as they are in the bank; --all draws all of them again.
 */
import { writeFileSync } from "node:fs";
import { loadBank, loadTemplates, type PooledItem } from "../../content/index.ts";
import { readPickedSeeds } from "../../content/load-bank.ts";
import { inOrder } from "../../content/quizzes/pick-questions.ts";
import { shares } from "../../content/topic-tests/deal-questions.ts";
import {
  readTopicForms,
  readTopicQuestions,
  readTopicSeeds,
  TOPIC_QUESTIONS,
  TOPIC_SEEDS,
} from "../../content/topic-tests/load-topic-tests.ts";
import {
  isAbout,
  testKey,
  TOPIC_TEST_QUESTIONS,
  type TopicForm,
} from "../../content/topic-tests/topic-form.ts";
import { makeItem, pickSeeds, type Template, toBankItems } from "../../packages/items/src/index.ts";
import { readOptions, runCommand, UsageError } from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";

await runCommand(async () => {
  const { all } = readOptions({ all: { type: "boolean", default: false } });
  const forms = await readTopicForms();
  const bank = await loadBank(progressBar("rendering"));
  const known = new Map(bank.map((item) => [item.key, item]));
  const inBank = await readPickedSeeds();
  const templates = (await loadTemplates()).filter(({ id }) => inBank[id]);
  const questions = all ? {} : await readTopicQuestions();
  const seeds: Record<string, number[]> = all ? {} : await readTopicSeeds();

  for (const form of forms) {
    const keys = Array.from({ length: form.tests }, (_, n) => testKey(form, n + 1));
    const isWhole = keys.every(
      (key) =>
        questions[key]?.length === TOPIC_TEST_QUESTIONS &&
        questions[key].every((question) => known.get(question)?.state === "active"),
    );
    if (isWhole) continue;
    if (keys.some((key) => questions[key]?.length))
      throw new UsageError(`${form.key} has lost questions: draw all again with --all.`);
    const own = templates.filter((template) => isAbout(sampleOf(template), form));
    if (own.length === 0) throw new UsageError(`No template is about ${form.key}.`);
    for (const [k, items] of fromTemplates(form, own).entries())
      questions[keys[k]!] = inOrder(items).map(({ key }) => key);
    console.log(`${form.key}: ${own.length} templates`);
  }
  write(TOPIC_QUESTIONS, questions);
  write(TOPIC_SEEDS, seeds);

  function sampleOf(template: Template): PooledItem {
    return itemOf(template, inBank[template.id]![0]!);
  }

  function fromTemplates(form: TopicForm, own: readonly Template[]): PooledItem[][] {
    const counts = shares(own.length, form.tests);
    const stocks = own.map((template, k) => {
      const wanted = counts.reduce((sum, test) => sum + test[k]!, 0);
      const picked = pickSeeds(template, wanted, [
        ...inBank[template.id]!,
        ...(seeds[template.id] ?? []),
      ]);
      if (picked.length < wanted)
        throw new UsageError(`${template.id} makes only ${picked.length} of ${wanted} new items.`);
      seeds[template.id] = [...(seeds[template.id] ?? []), ...picked];
      return picked.map((seed) => itemOf(template, seed));
    });
    return counts.map((test) => test.flatMap((count, k) => stocks[k]!.splice(0, count)));
  }
});

function itemOf(template: Template, seed: number): PooledItem {
  const [item] = toBankItems(makeItem(template, seed).item);
  return { ...item!, pool: "practice", isWritten: false };
}

function write(file: string, lists: Readonly<Record<string, readonly (string | number)[]>>): void {
  const lines = Object.entries(lists).map(
    ([key, list]) =>
      `  ${JSON.stringify(key)}: [${list.map((one) => JSON.stringify(one)).join(", ")}]`,
  );
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}
