/**
 * The lowest scores, before and since too few right answers count below 70:
 * `npm run bench -w packages/engine -- bottom`. Exit code 1 when all wrong isn't 60 to 61 or blind
 * guessing not 67 to 68 on average.
 */
import { WHOLE } from "../src/scores/scores-floor.ts";
import { scoreSection } from "../src/scores/scores-result.ts";
import { scoreOfEstimate } from "../src/scores/scores-section.ts";
import type { Section } from "../src/section/section-state.ts";
import { blindly, byC, type Exam, EXAMS, sit, withRight } from "../test-data/sat-sections.ts";
import { anyMissed, between, type Result, resultLines } from "./result.ts";

const GUESSED = 500;
const EACH_COUNT = 100;
const MOST_RIGHT = 10;

interface MeanScores {
  readonly before: number;
  readonly now: number;
  /** Standard error of the mean now. */
  readonly error: number;
}

function meansOf(sections: number, section: (seed: number) => Section, { section: name }: Exam) {
  let [before, now, squares] = [0, 0, 0];
  for (let seed = 0; seed < sections; seed++) {
    const { score, ...estimate } = scoreSection(section(seed), name);
    before += scoreOfEstimate(name, estimate, WHOLE).score;
    now += score;
    squares += score * score;
  }
  const mean = now / sections;
  const variance = Math.max(0, squares / sections - mean * mean);
  return { before: before / sections, now: mean, error: Math.sqrt(variance / sections) };
}

const two = (value: number) => value.toFixed(2);
const change = ({ before, now }: MeanScores) => `${two(before)} → ${two(now)}`;

const results: Result[] = [];
const lines: string[] = [];
for (const exam of EXAMS) {
  const { section, pool } = exam;
  const wrong = meansOf(EACH_COUNT, (seed) => sit(exam, seed, () => false), exam);
  const blind = meansOf(GUESSED, (seed) => sit(exam, seed, blindly(exam, seed)), exam);
  const model = meansOf(GUESSED, (seed) => sit(exam, seed, byC(exam, seed)), exam);
  const counts = Array.from({ length: MOST_RIGHT }, (_, k) =>
    meansOf(EACH_COUNT, (seed) => sit(exam, seed, withRight(exam, seed, k + 1)), exam),
  );
  const what = `${section}, ${pool} pool`;
  results.push(
    between("–", `${what}: all wrong`, wrong.now, [60, 61]),
    between("–", `${what}: guessed blindly`, blind.now, [67, 68], { error: blind.error }),
  );
  lines.push(
    `${what}, ${exam.plan.blueprint.length} questions`,
    `  all wrong           ${change(wrong)}`,
    ...counts.map((one, k) => `  ${String(k + 1).padStart(2)} right            ${change(one)}`),
    `  guessed blindly     ${change(blind)}`,
    `  guessed, chance c   ${change(model)}`,
    "",
  );
}
process.stdout.write("Mean scores before → now\n\n");
process.stdout.write(`${lines.join("\n")}\n${resultLines(results, false)}\n`);
if (anyMissed(results, false)) process.exitCode = 1;
