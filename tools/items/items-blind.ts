/**
 * Blind solving of what people wrote: two readers who see only the question.
 *
 *   npm run items:blind -- sheet --solver reader-1 --out sheet.md [--part 1/8] [--only <part of an id>]
 *   npm run items:blind -- record --solver reader-1 --sheet sheet.md --answers answers.yaml
 *   npm run items:blind -- admit     makes drafts active that two readers solved alike
 *   npm run items:blind -- report    agreement, and what has to be rewritten
 *   npm run items:blind -- relabel   moves difficulties on which readers clearly disagree
 */
import { readFile, writeFile } from "node:fs/promises";
import {
  addToBlindRecord,
  loadWritten,
  readBlindRecord,
  readWritten,
  writtenFiles,
} from "../../content/index.ts";
import {
  answersTo,
  askedOf,
  type BlindAnswer,
  blindMeasures,
  blindSheet,
  blindVerdict,
  isAgreement,
  keyOf,
  originOf,
  readBlindAnswers,
  relabeled,
} from "../../packages/items/src/index.ts";
import { readOptions, runCommand, UsageError } from "../command-options.ts";

const [command = ""] = process.argv.splice(2, 1);
const bank = (await loadWritten()).flatMap(({ entry }) => askedOf(entry));
const record = await readBlindRecord();
const commands: Record<string, () => Promise<void>> = {
  sheet,
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

/** Questions this reader hasn't seen that still need one, with sets kept whole. */
async function sheet(): Promise<void> {
  const { solver, out, part, only } = readOptions({
    solver: { type: "string", default: "" },
    out: { type: "string", default: "" },
    part: { type: "string", default: "1/1" },
    only: { type: "string", default: "" },
  });
  checkSolver(solver);
  if (!out) throw new UsageError("--out names the file for the sheet.");
  const [, k, of] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? []).map(Number);
  if (!k || !of || k > of) throw new UsageError(`--part must be like 2/8, not ${part}.`);
  const open = bank.filter(
    (asked) =>
      originOf(asked).includes(only) &&
      blindVerdict(asked, record) === "waiting" &&
      !answersTo(asked, record).some((answer) => answer.solver === solver),
  );
  const origins = [...new Set(open.map(originOf))];
  const mine = new Set(origins.filter((_, n) => n % of === k - 1));
  const questions = open.filter((asked) => mine.has(originOf(asked)));
  await writeFile(out, blindSheet(questions));
  console.log(`${questions.length} questions for ${solver}: ${out}`);
}

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
  const given = readAnswers(await readFile(from, "utf8"), await readFile(answers, "utf8"), {
    solver,
    on,
  });
  const again = given.find((one) =>
    record.some((old) => old.solver === solver && isSameText(old, one)),
  );
  if (again) throw new UsageError(`${solver} has answered ${again.item} before.`);
  await addToBlindRecord(given);
  console.log(`${given.length} answers of ${solver}, ${given.filter(isAgreement).length} agree`);
}

function readAnswers(
  from: string,
  answers: string,
  who: Pick<BlindAnswer, "solver" | "on">,
): BlindAnswer[] {
  try {
    return readBlindAnswers(from, answers, bank, who);
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function isSameText(one: BlindAnswer, other: BlindAnswer): boolean {
  return one.item === other.item && one.version === other.version;
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
    await writeFile(path, text.replaceAll(/^state: draft$/gm, "state: active"));
    admitted += questions.length;
  }
  console.log(`${admitted} questions admitted`);
}

async function relabel(): Promise<void> {
  const changes = relabeled(bank, record);
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
  const verdicts = Object.groupBy(bank, (asked) => blindVerdict(asked, record));
  for (const asked of verdicts.failed ?? []) {
    console.log(
      `✘ ${asked.item.id}: key ${keyOf(asked.item)}, difficulty ${asked.item.difficulty}`,
    );
    for (const { solver, answer, sure, defends, note } of answersTo(asked, record)) {
      const more = [defends.length > 0 ? `defends ${defends.join(", ")}` : "", note ?? ""];
      console.log(`    ${[`${solver}: ${answer} (${sure}%)`, ...more.filter(Boolean)].join("; ")}`);
    }
  }
  const counts = ["passed", "failed", "waiting"] as const;
  console.log(counts.map((name) => `${verdicts[name]?.length ?? 0} ${name}`).join(", "));
  const { questions, agreed, answers, matching, correlation, bias, ratings } = blindMeasures(
    bank,
    record,
  );
  if (questions === 0) return;
  console.log(
    `first round: ${agreed} of ${questions} questions agreed on by both readers (${percent(agreed, questions)}); ${matching} of ${answers} answers match the key (${percent(matching, answers)})`,
  );
  console.log(
    `difficulty: correlation ${correlation.toFixed(2)} over ${ratings} ratings, readers ${bias.toFixed(2)} from the author's`,
  );
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}
