/**
 * Chooses the questions of the free quizzes: `npm run quizzes:pick [-- --all]`. A quiz that has its
 * ten keeps them while they are in the bank and fit; --all draws anew.
 */
import { writeFileSync } from "node:fs";
import { loadBank } from "../content/index.ts";
import {
  PICKED_QUESTIONS,
  readPickedQuestions,
  readQuizForms,
} from "../content/quizzes/load-quizzes.ts";
import { fits, pickQuestions } from "../content/quizzes/pick-questions.ts";
import { type Draw, QUIZ_QUESTIONS } from "../content/quizzes/quiz-form.ts";
import { readOptions, runCommand, UsageError } from "./command-options.ts";
import { progressBar } from "./progress-bar.ts";

await runCommand(async () => {
  const { all } = readOptions({ all: { type: "boolean", default: false } });
  const forms = await readQuizForms();
  const bank = await loadBank(progressBar("rendering"));
  const byKey = new Map(bank.map((item) => [item.key, item]));
  const before = all ? {} : await readPickedQuestions();
  const kept = forms.filter((quiz) => {
    const own = (before[quiz.key] ?? []).map((key) => byKey.get(key));
    const fitting = (draw: Draw): number =>
      own.filter((item) => item && fits(item, quiz, draw)).length;
    return (
      own.length === QUIZ_QUESTIONS &&
      own.every((item) => item && quiz.questions.some((draw) => fits(item, quiz, draw))) &&
      quiz.questions.every((draw) => fitting(draw) >= draw.take)
    );
  });
  const taken = new Set(kept.flatMap(({ key }) => before[key]!));
  const picked: Record<string, string[]> = {};
  const wanting: string[] = [];
  for (const quiz of forms) {
    const own = kept.includes(quiz) ? before[quiz.key]! : drawNew(quiz);
    picked[quiz.key] = own;
    for (const key of own) taken.add(key);
  }
  const lines = Object.entries(picked).map(
    ([key, own]) => `  ${JSON.stringify(key)}: ${JSON.stringify(own)}`,
  );
  writeFileSync(PICKED_QUESTIONS, `{\n${lines.join(",\n")}\n}\n`);
  const drawn = forms.length - kept.length - wanting.length;
  console.log(`${kept.length} quizzes kept, ${drawn} drawn`);
  if (wanting.length > 0) throw new UsageError(wanting.join("\n"));

  function drawNew(quiz: (typeof forms)[number]): string[] {
    try {
      return pickQuestions(quiz, bank, taken);
    } catch (error) {
      wanting.push((error as Error).message);
      return [];
    }
  }
});
