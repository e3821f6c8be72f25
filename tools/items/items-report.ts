/** The item bank for content editors, as one HTML page: `npm run items:report [-- --out FILE]`. */
import { writeFileSync } from "node:fs";
import {
  loadBank,
  loadQuestions,
  loadTemplates,
  loadQuizzes,
  loadTopicTests,
  quizFaults,
  readAllowedPhrases,
  readBlindReads,
  readBlindRecord,
  readKeptValues,
  readTopicForms,
  topicTestFaults,
} from "../../content/index.ts";
import {
  bankFaults,
  bankMeasures,
  blindFaults,
  ratchetFaults,
  staleAllowances,
} from "../../packages/items/src/index.ts";
import { coverageFaults, coverageOf } from "./items-coverage.ts";
import { itemsPage } from "./items-report-page.ts";
import { checkWritable, readOptions, runCommand } from "../command-options.ts";
import { progressBar } from "../progress-bar.ts";

const { out = "" } = await readOptionsOrStop();
const bank = await loadBank(progressBar("rendering"));
const questions = await loadQuestions();
const quizzes = await loadQuizzes();
const [record, reads] = await Promise.all([readBlindRecord(), readBlindReads()]);
const [allowed, kept] = await Promise.all([readAllowedPhrases(), readKeptValues()]);
const measures = bankMeasures(questions, allowed, await loadTemplates());
const coverage = coverageOf(bank);
const findings = [
  ...bankFaults(questions),
  ...blindFaults(questions, record),
  ...ratchetFaults(measures, kept),
  ...staleAllowances(questions, allowed),
  ...quizFaults(quizzes, bank),
  ...topicTestFaults(await loadTopicTests(), { topics: await readTopicForms(), quizzes, bank }),
  ...coverageFaults(coverage),
];
const page = { bank, questions, record, reads, measures, kept, coverage, findings };
writeFileSync(out, itemsPage(page));
console.log(`${bank.length} items, ${findings.length} findings of the gates. Page: ${out}`);

async function readOptionsOrStop(): Promise<{ out?: string }> {
  let options: { out?: string } = {};
  await runCommand(() => {
    options = readOptions({ out: { type: "string", default: ".data/items-report.html" } });
    checkWritable(options.out!);
  });
  if (process.exitCode) process.exit();
  return options;
}
