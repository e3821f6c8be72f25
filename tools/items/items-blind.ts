/**
 * Blind reading of questions: sheets for people who see only what a learner sees, or less.
 *
 *   npm run items:blind -- sheet --solver reader-1 --out sheet.md          solve, and defend other answers
 *   npm run items:blind -- options-only --solver guesser-1 --out sheet.md  guess from the options alone
 *   npm run items:blind -- editor --solver editor-1 --out sheet.md         rate how much it reads like the exam
 *   npm run items:blind -- weak --solver weak-1 --out sheet.md             solve in a minute, at 500 points
 *   npm run items:blind -- solution --solver editor-1 --out sheet.md       check the solutions
 *   npm run items:blind -- data --solver reader-1 --out sheet.md           look for data that couldn't be true
 *   npm run items:blind -- record --solver reader-1 --sheet sheet.md --answers answers.yaml
 *   npm run items:blind -- admit     makes drafts active that two readers solved alike
 *   npm run items:blind -- report    what the readers found, and what has to be rewritten
 *   npm run items:blind -- relabel   sets difficulties from solvers and weak solvers; with --format,
 *                                    those of its templates from solvers' ratings alone
 *
 * Sheets and the report take --only <parts of ids>, --format <format> (with what templates made),
 * --drafts, --sample 60 or --of-each 3 (of each template or set) with --seed 1, and sheets
 * --part 1/8 and --unread 2 (texts that fewer than two have read in this way).
 */
import { readFile, writeFile } from "node:fs/promises";
import {
  addToBlindReads,
  addToBlindRecord,
  keepLevelShifts,
  loadQuestions,
  loadTemplates,
  loadWritten,
  readBlindReads,
  readBlindRecord,
  readLevelShifts,
  readWritten,
  writtenFiles,
} from "../../content/index.ts";
import {
  answersTo,
  type Asked,
  askedOf,
  type BlindAnswer,
  blindMeasures,
  blindSheet,
  blindVerdict,
  canBeGuessed,
  hasData,
  isAgreement,
  keyOf,
  labelsByRule,
  levelShifts,
  makeItem,
  originOf,
  ratingShifts,
  READ_KINDS,
  type ReadKind,
  readBlindAnswers,
  readSheet,
  sheetFor,
  takeReplies,
  versionFor,
} from "../../packages/items/src/index.ts";
import { readOptions, runCommand, UsageError, wholeNumber } from "../command-options.ts";
import { percent } from "../report/number-words.ts";
import { readLines } from "./blind-reads-report.ts";
import {
  type Choice,
  CHOICE_OPTIONS,
  choiceOf,
  chosenOf,
  isAll,
  partOf,
} from "./choose-questions.ts";

const [command = ""] = process.argv.splice(2, 1);
const [record, reads] = await Promise.all([readBlindRecord(), readBlindReads()]);
const commands: Record<string, () => Promise<void>> = {
  sheet: async () => await writeSheet(null),
  ...Object.fromEntries(READ_KINDS.map((kind) => [kind, async () => await writeSheet(kind)])),
  record: take,
  admit,
  report,
  relabel,
};
await runCommand(async () => {
  const run = commands[command];
  if (!run)
    throw new UsageError(`Say what to do: ${Object.keys(commands).join(", ")}, not "${command}".`);
  await run();
});

async function loadAllWritten(): Promise<Asked[]> {
  return (await loadWritten()).flatMap(({ entry }) => askedOf(entry));
}

async function loadChosen(choice: Choice): Promise<Asked[]> {
  const bank = choice.format === null ? await loadAllWritten() : await loadQuestions();
  return chosenOf(bank, choice);
}

/** Writes a sheet for solving, or of another kind, with the questions open to this solver. */
async function writeSheet(kind: ReadKind | null): Promise<void> {
  const { solver, out, unread, ...options } = readOptions({
    ...CHOICE_OPTIONS,
    solver: { type: "string", default: "" },
    out: { type: "string", default: "" },
    unread: { type: "string", default: "" },
  });
  checkSolver(solver);
  if (!out) throw new UsageError("--out names the file for the sheet.");
  const choice = choiceOf(options);
  const isOpen = kind === null ? waitsFor(solver) : isNewTo(solver, kind);
  const isWanted =
    kind === null || !unread ? () => true : isUnread(kind, wholeNumber("unread", unread));
  const open = (await loadChosen(choice)).filter((asked) => isOpen(asked) && isWanted(asked));
  // For a guesser, questions of one passage would help each other.
  const groupOf = kind === "options-only" ? idOf : originOf;
  const questions = partOf(open, choice.part, groupOf);
  const text = kind === null ? blindSheet(questions) : readSheet({ kind, solver }, questions);
  await writeFile(out, text);
  console.log(`${questions.length} questions for ${solver}: ${out}`);
}

/** Questions that still need a reader, and that this one hasn't solved. */
function waitsFor(solver: string) {
  return (asked: Asked): boolean =>
    blindVerdict(asked, record) === "waiting" &&
    !answersTo(asked, record).some((answer) => answer.solver === solver);
}

/**
 * Texts that this solver hasn't read in this way. To guess or to be a weak solver, one mustn't have
 * met the question in another way either.
 */
function isNewTo(solver: string, kind: ReadKind) {
  const own = reads.filter((read) => read.solver === solver);
  const done = new Set(own.filter((read) => read.kind === kind).map(textOf));
  const known = new Set(
    [
      ...own.filter((read) => read.kind !== kind),
      ...record.filter((answer) => answer.solver === solver),
    ].map(({ item }) => item),
  );
  return (asked: Asked): boolean => {
    const { id } = asked.item;
    if (done.has(textOf({ item: id, version: versionFor(kind)(asked) }))) return false;
    if (kind === "data") return hasData(asked);
    if (kind === "editor" || kind === "solution") return true;
    return !known.has(id) && (kind === "weak" || canBeGuessed(asked));
  };
}

/** Texts that fewer readers than this have read in this way. */
function isUnread(kind: ReadKind, fewest: number) {
  const texts = Map.groupBy(
    reads.filter((read) => read.kind === kind),
    textOf,
  );
  return (asked: Asked): boolean =>
    (texts.get(textOf({ item: asked.item.id, version: versionFor(kind)(asked) }))?.length ?? 0) <
    fewest;
}

function idOf({ item }: Asked): string {
  return item.id;
}

function textOf({ item, version }: { item: string; version: string }): string {
  return `${item} ${version}`;
}

/** Records the replies to a sheet of any kind. */
async function take(): Promise<void> {
  const {
    solver,
    sheet: from,
    answers,
    on,
  } = readOptions({
    solver: { type: "string", default: "" },
    sheet: { type: "string", default: "" },
    answers: { type: "string", default: "" },
    on: { type: "string", default: new Date().toISOString().slice(0, 10) },
  });
  checkSolver(solver);
  const [sheet, replies] = [await readFile(from, "utf8"), await readFile(answers, "utf8")];
  const who = { solver, on };
  const bank = await loadQuestions();
  const kind = sheetFor(sheet)?.kind;
  if (kind === undefined) {
    const given = orUsageError(() => readBlindAnswers(sheet, replies, bank, who));
    refuseAgain(
      given,
      record.filter((old) => old.solver === solver),
    );
    await addToBlindRecord(given);
    console.log(`${given.length} answers of ${solver}, ${given.filter(isAgreement).length} agree`);
    return;
  }
  const given = orUsageError(() => takeReplies(sheet, replies, bank, who));
  refuseAgain(
    given,
    reads.filter((old) => old.solver === solver && old.kind === kind),
  );
  await addToBlindReads(given);
  console.log(`${given.length} replies of ${solver} (${kind})`);
}

function orUsageError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

interface Recorded {
  readonly item: string;
  readonly version: string;
  readonly solver: string;
}

function refuseAgain(given: readonly Recorded[], before: readonly Recorded[]): void {
  const known = new Set(before.map(textOf));
  const again = given.find((one) => known.has(textOf(one)));
  if (again) throw new UsageError(`${again.solver} has answered ${again.item} before.`);
}

function checkSolver(solver: string): void {
  if (!/^[a-z]+-\d+$/.test(solver))
    throw new UsageError(`--solver must be a word and a number, as in reader-7, not "${solver}".`);
}

/** A set goes into the bank as a whole. */
async function admit(): Promise<void> {
  let admitted = 0;
  for (const written of await writtenFiles()) {
    const { path, text } = written;
    const questions = readWritten(written).flatMap((entry) => askedOf(entry));
    const isDraft = questions.some(({ item }) => item.state === "draft");
    if (!isDraft || questions.some((asked) => blindVerdict(asked, record) !== "passed")) continue;
    await writeFile(path, activated(text));
    admitted += questions.length;
  }
  console.log(`${admitted} questions admitted`);
}

/** A file that names no state is a draft, too. */
function activated(text: string): string {
  return /^state: /m.test(text)
    ? text.replaceAll(/^state: draft$/gm, "state: active")
    : text.replace(/^format: .+$/m, "$&\nstate: active");
}

/** Written questions get new difficulties, and templates what to add to those they work out. */
async function relabel(): Promise<void> {
  const { format } = choiceOf(readOptions(CHOICE_OPTIONS));
  if (format !== null) {
    await relabelFormat(format);
    return;
  }
  await relabelWritten();
  const ownLevelOf = await ownLevels();
  const shifts = levelShifts(await loadQuestions(), record, reads, ownLevelOf);
  await keepLevelShifts(shifts);
  reportShifts(shifts);
}

/** By solvers' ratings alone: weak solvers have met few items of templates. */
async function relabelFormat(format: string): Promise<void> {
  const bank = (await loadQuestions()).filter(({ item }) => item.format === format);
  const shifts = ratingShifts(bank, record, await ownLevels());
  await keepLevelShifts({ ...(await readLevelShifts()), ...shifts });
  reportShifts(shifts);
}

/** The difficulty that an item's template works out, without any shift. */
async function ownLevels(): Promise<(asked: Asked) => number> {
  const templates = new Map((await loadTemplates()).map((template) => [template.id, template]));
  return ({ item: { author } }) => {
    const template = author.kind === "template" ? templates.get(author.template) : undefined;
    if (author.kind !== "template" || !template) throw new Error("No template made this.");
    return makeItem({ ...template, levelShift: 0 }, author.seed).item.difficulty;
  };
}

function reportShifts(shifts: Readonly<Record<string, number>>): void {
  console.log(`${Object.keys(shifts).length} templates shifted`);
  for (const [id, shift] of Object.entries(shifts)) console.log(`  ${id}: ${shift}`);
}

async function relabelWritten(): Promise<void> {
  const { questions } = labelsByRule(await loadAllWritten(), record, reads);
  const changes = questions.filter(({ from, to }) => from !== to);
  for (const { path, text } of await writtenFiles()) {
    const changed = changes.reduce(
      (before, { id, to }) =>
        before.replace(
          new RegExp(`(\\bid: ${id}\\n(?:(?!\\bid: )[^])*?\\bdifficulty: )\\d+`),
          `$1${to}`,
        ),
      text,
    );
    if (changed !== text) await writeFile(path, changed);
  }
  console.log(`${changes.length} difficulties moved`);
  for (const { id, from, to } of changes) console.log(`  ${id}: ${from} → ${to}`);
}

async function report(): Promise<void> {
  const choice = choiceOf(readOptions(CHOICE_OPTIONS));
  const bank = await loadChosen(choice);
  const ids = new Set(bank.map(({ item }) => item.id));
  // Answers to questions that are gone count, unless only some questions are wanted.
  reportSolving(bank, isAll(choice) ? record : record.filter(({ item }) => ids.has(item)));
  for (const line of readLines(bank, record, reads)) console.log(line);
}

function reportSolving(bank: readonly Asked[], answered: readonly BlindAnswer[]): void {
  const verdicts = Object.groupBy(bank, (asked) => blindVerdict(asked, answered));
  for (const asked of verdicts.failed ?? []) {
    console.log(
      `✘ ${asked.item.id}: key ${keyOf(asked.item)}, difficulty ${asked.item.difficulty}`,
    );
    for (const { solver, answer, sure, defends, note } of answersTo(asked, answered)) {
      const more = [defends.length > 0 ? `defends ${defends.join(", ")}` : "", note ?? ""];
      console.log(`    ${[`${solver}: ${answer} (${sure}%)`, ...more.filter(Boolean)].join("; ")}`);
    }
  }
  const counts = ["passed", "failed", "waiting"] as const;
  console.log(counts.map((name) => `${verdicts[name]?.length ?? 0} ${name}`).join(", "));
  const { questions, agreed, answers, matching, correlation, bias, ratings } = blindMeasures(
    bank,
    answered,
  );
  if (questions === 0) return;
  console.log(
    `first round: ${agreed} of ${questions} questions agreed on by both readers (${percent(agreed, questions)}); ${matching} of ${answers} answers match the key (${percent(matching, answers)})`,
  );
  console.log(
    `difficulty: correlation ${correlation.toFixed(2)} over ${ratings} ratings, readers ${bias.toFixed(2)} from the author's`,
  );
}
