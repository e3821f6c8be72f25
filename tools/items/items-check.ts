/**
 * The gates of the item bank: `npm run items:check [-- --seeds 1000] [--only <template>]`. `--
 * --written [--only <part of an id>]` checks only what people wrote, including drafts, file by
 * file. `-- --keep` only writes down how close the bank has come to the exam's register, so that it
 * can't fall back. Exits with 1 when a gate finds a fault.
 */
import { parseArgs } from "node:util";
import {
  keepValues,
  loadBank,
  loadQuestions,
  loadQuizzes,
  loadTemplates,
  loadTopicTests,
  quizFaults,
  pictureFaults,
  readAllowedPhrases,
  readBlindRecord,
  readKeptValues,
  readTopicForms,
  readWritten,
  topicTestFaults,
  writtenFiles,
} from "../../content/index.ts";
import {
  askedOf,
  type Asked,
  bankFaults,
  bankMeasures,
  blindFaults,
  type Finding,
  goalOf,
  ItemFileError,
  originOf,
  ratchetFaults,
  registerHits,
  RenderError,
  staleAllowances,
  type Template,
  templateFaults,
  tightened,
  toBankItems,
} from "../../packages/items/src/index.ts";
import { coverageFaults, coverageOf } from "./items-coverage.ts";
import { progressBar } from "../progress-bar.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    only: { type: "string" },
    written: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});
if (values.keep) await keep();
else print(values.written ? await checkWritten(values.only ?? "") : await checkAll());

function print(findings: readonly Finding[]): void {
  for (const { gate, where, what } of findings) console.log(`✘ ${gate} · ${where}: ${what}`);
  console.log(findings.length === 0 ? "All gates passed." : `${findings.length} findings.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

async function checkAll(): Promise<Finding[]> {
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1) {
    console.error(`--seeds must be a whole number from 1, not ${values.seeds}.`);
    process.exit(2);
  }
  const templates = await loadTemplates(values.only ? [values.only] : undefined);
  if (templates.length === 0) {
    console.error(`No template named ${values.only ?? ""}.`);
    process.exit(2);
  }
  return [...checkTemplates(templates, seeds), ...(values.only ? [] : await checkBank())];
}

function checkTemplates(templates: readonly Template[], seeds: number): Finding[] {
  const show = progressBar(`${templates.length} templates, ${seeds} seeds each`);
  return templates.flatMap((template, k) => {
    const faults = templateFaults(template, seeds);
    show(k + 1, templates.length);
    return faults;
  });
}

async function checkBank(): Promise<Finding[]> {
  const [questions, quizzes] = [await loadQuestions(), await loadQuizzes()];
  const bank = await loadBank(progressBar("rendering"));
  console.log(`${bank.length} items in the bank`);
  return [
    ...bankFaults(questions),
    ...blindFaults(questions, await readBlindRecord()),
    ...(await registerFaults(questions)),
    ...(await pictureFaults(questions)),
    ...quizFaults(quizzes, bank),
    ...topicTestFaults(await loadTopicTests(), { topics: await readTopicForms(), quizzes, bank }),
    ...coverageFaults(coverageOf(bank)),
  ];
}

async function registerFaults(questions: readonly Asked[]): Promise<Finding[]> {
  const [allowed, kept] = await Promise.all([readAllowedPhrases(), readKeptValues()]);
  const measures = bankMeasures(questions, allowed, await loadTemplates());
  const closer = tightened(measures, kept);
  const better = Object.keys(kept).filter((name) => closer[name] !== kept[name]);
  if (better.length > 0)
    console.log(
      `${better.length} measures are better than their limits. Run with -- --keep to lock them in.`,
    );
  return [...ratchetFaults(measures, kept), ...staleAllowances(questions, allowed)];
}

async function keep(): Promise<void> {
  const measures = bankMeasures(
    await loadQuestions(),
    await readAllowedPhrases(),
    await loadTemplates(),
  );
  const before = await readKeptValues();
  const kept = tightened(measures, before);
  await keepValues(kept);
  for (const measure of measures) {
    const { name, value } = measure;
    const limit = String(kept[name] ?? "the goal");
    console.log(`${name}: ${value.toFixed(3)}, wanted ${goalOf(measure)}, limit ${limit}`);
  }
}

/**
 * Continues after a broken file, because several people may be writing and each wants to hear about
 * their own.
 */
async function checkWritten(only: string): Promise<Finding[]> {
  const broken: Finding[] = [];
  const questions: Asked[] = [];
  for (const written of await writtenFiles()) {
    const { file } = written;
    try {
      const entries = readWritten(written);
      entries.forEach(toBankItems);
      questions.push(...entries.flatMap((entry) => askedOf(entry)));
    } catch (error) {
      if (!(error instanceof ItemFileError || error instanceof RenderError)) throw error;
      if (file.includes(only)) broken.push({ gate: "form", where: file, what: error.message });
    }
  }
  const own = questions.filter((asked) => originOf(asked).includes(only));
  console.log(`${own.length} written questions${only && ` with "${only}" in their id`}`);
  // Said, but no fault: what counts is how many there are in the bank.
  for (const { where, field, phrase, better } of registerHits(own, await readAllowedPhrases()))
    console.log(`· register · ${where} ${field}: "${phrase}" → ${better}`);
  const isOwn = ({ where }: Finding): boolean => own.some((asked) => isAbout(asked, where));
  return [
    ...broken,
    ...bankFaults(questions).filter(isOwn),
    ...blindFaults(own, await readBlindRecord()),
    ...(await pictureFaults(questions)).filter(isOwn),
  ];
}

/** Findings about a whole format concern everybody who writes in it. */
function isAbout({ item, set }: Asked, where: string): boolean {
  return where === item.id || where === set?.set || where.startsWith(item.format);
}
