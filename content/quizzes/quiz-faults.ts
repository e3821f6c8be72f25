import type { Finding } from "@theta/items";
import type { PooledItem } from "../pools.ts";
import type { Quiz } from "./load-quizzes.ts";
import { departures, MOST_OF_A_TEMPLATE } from "./pick-questions.ts";
import { QUIZ_QUESTIONS } from "./quiz-form.ts";
import { brokenPromises } from "./quiz-promises.ts";

/** What's wrong with the quizzes, compared with the bank. */
export function quizFaults(quizzes: readonly Quiz[], bank: readonly PooledItem[]): Finding[] {
  const byKey = new Map(bank.map((item) => [item.key, item]));
  const inQuiz = new Map<string, string>();
  return quizzes.flatMap((quiz) => {
    const say = (what: string): Finding => ({ gate: "quizzes", where: quiz.key, what });
    const items = quiz.questions.flatMap((key) => byKey.get(key) ?? []);
    const findings: Finding[] = [];
    if (quiz.questions.length !== QUIZ_QUESTIONS)
      findings.push(say(`has ${quiz.questions.length} questions, not ${QUIZ_QUESTIONS}`));
    for (const key of quiz.questions) {
      const item = byKey.get(key);
      if (item?.state !== "active") findings.push(say(`${key} is not in the bank`));
      else if (item.section !== quiz.section) findings.push(say(`${key} is of another section`));
      if (inQuiz.has(key)) findings.push(say(`${key} is in ${inQuiz.get(key)} too`));
      inQuiz.set(key, quiz.key);
    }
    for (const [group, own] of Map.groupBy(items, ({ enemyGroup }) => enemyGroup))
      if (group !== null && own.length > MOST_OF_A_TEMPLATE)
        findings.push(say(`${own.length} questions of ${group}`));
    for (const [set, own] of Map.groupBy(items, ({ setKey }) => setKey))
      if (set !== null && own.length < bank.filter(({ setKey }) => setKey === set).length)
        findings.push(say(`holds ${set} in part`));
    const draws = { section: quiz.section, questions: [...quiz.draws] };
    findings.push(...[...departures(draws, items), ...brokenPromises(quiz, items)].map(say));
    return findings;
  });
}
