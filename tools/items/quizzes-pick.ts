/**
 * Chooses the questions of the free quizzes: `npm run quizzes:pick [-- --all]`. A quiz with ten
 * questions keeps them as long as they are in the bank and fit; --all draws again.
 */
import { writeFileSync } from "node:fs";
import { loadBank, readPracticeOnly } from "../../content/index.ts";
import {
  PICKED_QUESTIONS,
  readPickedQuestions,
  readQuizForms,
} from "../../content/quizzes/load-quizzes.ts";
import { departures, pickQuestions } from "../../content/quizzes/pick-questions.ts";
import { QUIZ_QUESTIONS } from "../../content/quizzes/quiz-form.ts";
import { brokenPromises, promisedRange } from "../../content/quizzes/quiz-promises.ts";
import { readTopicQuestions } from "../../content/topic-tests/load-topic-tests.ts";
import { readOptions, runCommand, UsageError } from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";

await runCommand(async () => {
  const { all } = readOptions({ all: { type: "boolean", default: false } });
  const forms = await readQuizForms();
  const bank = await loadBank(progressBar("rendering"));
  const byKey = new Map(bank.map((item) => [item.key, item]));
  const before = all ? {} : await readPickedQuestions();
  const practiceOnly = new Set(await readPracticeOnly());
  const ofPractice = bank
    .filter(({ key, setKey }) => practiceOnly.has(key) || practiceOnly.has(setKey ?? ""))
    .map(({ key }) => key);
  const kept = forms.filter((quiz) => {
    const own = (before[quiz.key] ?? []).flatMap((key) => byKey.get(key) ?? []);
    const holds = departures(quiz, own).length === 0 && brokenPromises(quiz, own).length === 0;
    const isForQuizzes = !own.some(({ key }) => ofPractice.includes(key));
    return own.length === QUIZ_QUESTIONS && holds && isForQuizzes;
  });
  const picked = new Map(kept.map(({ key }) => [key, before[key]!]));
  const ofTopicTests = Object.values(await readTopicQuestions()).flat();
  const taken = new Set([...[...picked.values()].flat(), ...ofTopicTests, ...ofPractice]);
  const wanting: string[] = [];
  // Few questions are as easy or as hard as some quizzes promise, so quizzes without a promise
  // don't use them.
  const [free, bound] = [false, true].map((isBound) =>
    forms.filter((quiz) => !kept.includes(quiz) && (promisedRange(quiz) !== null) === isBound),
  );
  for (const quiz of [...bound!, ...free!]) {
    const own = drawNew(quiz);
    picked.set(quiz.key, own);
    for (const key of own) taken.add(key);
  }
  // Before anything is written, because a quiz without questions must not be left behind.
  if (wanting.length > 0) throw new UsageError(wanting.join("\n"));
  const lines = forms.map(
    ({ key }) => `  ${JSON.stringify(key)}: ${JSON.stringify(picked.get(key))}`,
  );
  writeFileSync(PICKED_QUESTIONS, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${kept.length} quizzes kept, ${forms.length - kept.length} drawn`);

  function drawNew(quiz: (typeof forms)[number]): string[] {
    try {
      return pickQuestions(quiz, bank, taken);
    } catch (error) {
      wanting.push((error as Error).message);
      return [];
    }
  }
});
