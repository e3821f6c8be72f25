/**
 * The gates of the item bank: `npm run items:check [-- --seeds 1000] [--only <template>]`. `--
 * --written [--only <part of an id>]` checks only what people wrote, including drafts, file by
 * file. Exits with 1 when a gate finds a fault.
 */
import { parseArgs } from "node:util";
import {
  loadBank,
  loadQuestions,
  loadQuizzes,
  loadTemplates,
  loadTopicTests,
  quizFaults,
  pictureFaults,
  readBlindRecord,
  readTopicForms,
  readWritten,
  topicTestFaults,
  writtenFiles,
} from "../../content/index.ts";
import {
  askedOf,
  type Asked,
  bankFaults,
  blindFaults,
  type Finding,
  ItemFileError,
  originOf,
  RenderError,
  type Template,
  templateFaults,
  toBankItems,
} from "../../packages/items/src/index.ts";
import { coverageFaults, coverageOf } from "./items-coverage.ts";
import { progressBar } from "../progress-bar.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1000" },
    only: { type: "string" },
    written: { type: "boolean", default: false },
  },
});
const findings = values.written ? await checkWritten(values.only ?? "") : await checkAll();
for (const { gate, where, what } of findings) console.log(`✘ ${gate} · ${where}: ${what}`);
console.log(findings.length === 0 ? "All gates passed." : `${findings.length} findings.`);
process.exitCode = findings.length === 0 ? 0 : 1;

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
    ...(await pictureFaults(questions)),
    ...quizFaults(quizzes, bank),
    ...topicTestFaults(await loadTopicTests(), { topics: await readTopicForms(), quizzes, bank }),
    ...coverageFaults(coverageOf(bank)),
  ];
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
