import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultsIn, judge, type WordFault } from "./check-words.ts";
import { ALLOWED, FIXED_TEXTS, WORD_RULES } from "./word-rules.ts";

const SCREEN = "apps/web/src/features/a/a.tsx";
const PAGE = "docs/a.md";
const root = join(import.meta.dirname, "../..");

function refusedIn(file: string, source: string): string[] {
  return faultsIn(file, source).map(({ refused }) => refused);
}

function fault(file: string, words: string): WordFault {
  return { file, words, line: 1, refused: "", better: "" };
}

const REFUSED = [
  ["Each score with its band", "band"],
  ["Sit a full mock tonight", "Sit a full mock"],
  ["She sat the exam", "sat the exam"],
  ["We'll mend it", "mend"],
  ["You got 20 % right", "0 %"],
  ["What every learner asks", "learner"],
  ["Whoever asks", "Whoever"],
  ["Start anew", "anew"],
  ["Wait till Monday", "till"],
  ["At one's own pace", "one's own"],
  ["Your e-mail address", "e-mail"],
  ["The probable score", "probable"],
  ["A worked answer for each", "worked answer"],
  ["Once the line is back", "the line is back"],
  ["It could not be loaded", "could not be loaded"],
  ["A mock is under way", "under way"],
  ["Your Data Insight score", "Data Insight"],
  ["Twelve Quants questions", "Quants"],
  ["Please log in first", "log in"],
  ["Practise this topic", "Practise"],
  ["The test centre", "centre"],
  ["A programme of ten weeks", "programme"],
  ["At the theatre", "theatre"],
  ["Four litres of milk", "litres"],
  ["It was cancelled", "cancelled"],
  ["An axis is labelled", "labelled"],
  ["The grey bars", "grey"],
  ["Three colours", "colour"],
  ["We analyse it", "analyse"],
  ["We recognise it", "recognise"],
  ["The licence", "licence"],
  ["What you learnt", "learnt"],
  ["See plans", "See plans"],
  ["A sunk-cost miss", "sunk-cost"],
  ["We couldn’t load it", "’"],
  ["Choose “Request a refund”", "“"],
  ["Book a mentor hour", "mentor hour"],
  ["A sectional test of 45 minutes", "sectional test"],
  ["It holds nine times in ten", "times in ten"],
  ["A section stays open for a day", "stays open for a day"],
  ["In half the even pace", "half the even pace"],
  ["A day after you started, it ends", "A day after you"],
  ["Neither a reload nor a lost line", "lost line"],
  ["It goes on to the next section", "goes on to"],
  ["What it says of your score", "says of"],
  ["This cannot be saved", "cannot"],
  ["That is no answer", "is no answer"],
] as const;

test.each(REFUSED)("refuses %j on a screen", (words, refused) => {
  expect(refusedIn(SCREEN, `const words = ${JSON.stringify(words)};`)).toEqual([refused]);
  expect(refusedIn(SCREEN, `const part = <p>${words}</p>;`)).toEqual([refused]);
});

/** Words that only some files may not say. */
const REFUSED_IN = [
  ["apps/web/src/features/account/a.tsx", "Your account was erased", "erased"],
] as const;

test.each(REFUSED_IN)("in %s, refuses %j", (file, words, refused) => {
  expect(refusedIn(file, `const words = ${JSON.stringify(words)};`)).toEqual([refused]);
  expect(refusedIn(SCREEN, `const words = ${JSON.stringify(words)};`)).toEqual([]);
});

test("has an example for every rule", () => {
  const found = [...REFUSED.map(([words]) => words), ...REFUSED_IN.map(([, words]) => words)].join(
    " ",
  );
  expect(WORD_RULES.filter(({ refused }) => !refused.test(found))).toEqual([]);
});

test("says the better word, the file, and the line", () => {
  expect(faultsIn(PAGE, "# A page\n\nThe grey one.\n")).toEqual([
    { file: PAGE, line: 3, words: "The grey one.", refused: "grey", better: "gray" },
  ]);
});

test.each([
  ["an attribute that is visible", 'const a = <img alt="A grey bar" />;', ["grey"]],
  ["a percent sign after a number that is filled in", "const a = `${share} % right`;", ["1 %"]],
  ["a percent sign after an expression", "const a = <p>{share} %</p>;", ["%"]],
])("reads %s", (_, source, refused) => {
  expect(refusedIn(SCREEN, source)).toEqual(refused);
});

test.each([
  ["classes", SCREEN, 'const a = <p className="band grey" />;'],
  ["names in code", SCREEN, 'const band: Learner = read("band", "learner");'],
  ["SQL", SCREEN, "const a = sql`select band from grey`;"],
  ["comments in code", SCREEN, "// The grey band\nconst a = 1;"],
  ["code in a page", PAGE, "Set `band` in\n\n```\nthe grey band\n```\n"],
  ["addresses in a page", PAGE, "See [why](why-a-score-has-a-band.md)."],
  ["learners in docs", PAGE, "A learner answers."],
  ["words of the exam in notes", "content/notes/a.md", "Must be, cannot be: what is said of it"],
  ["what there is or isn't", SCREEN, 'const a = "There is no score. It is no longer open.";'],
  ["quotes in printed sheets", "content/sheets/a.md", "Once every “at least one” is found"],
  ["comments in YAML", "content/plans.yaml", "# For the learner\nname: Basic\n"],
  ["American English", SCREEN, 'const a = "Analyses, 20% off, a belt, email, gray, canceled";'],
])("leaves %s alone", (_, file, source) => {
  expect(refusedIn(file, source)).toEqual([]);
});

test("leaves the specification's texts alone, and finds each of them in it", () => {
  const specification = readFileSync(join(root, "docs/specification.md"), "utf8");
  for (const text of FIXED_TEXTS) {
    expect(refusedIn(SCREEN, `const a = "${text}";`)).toEqual([]);
    expect(specification).toContain(text);
  }
});

test("skips what is allowed, and reports entries that match nothing", () => {
  const [{ file, text }] = ALLOWED as [(typeof ALLOWED)[number]];
  const one = fault("docs/a.md", "Whoever");
  const { faults, idle } = judge([fault(file, text), one]);
  expect(faults).toEqual([one]);
  expect(idle).toHaveLength(ALLOWED.length - 1);
});
