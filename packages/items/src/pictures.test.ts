import { PublicQuestion, ReviewedQuestion } from "@theta/contract";
import { expect, test } from "vitest";
import { askedOf, type Asked } from "./asked.ts";
import { toBankItems } from "./bank-item.ts";
import { keyOf, versionOf } from "./blind/blind-answer.ts";
import { blindSheet, readBlindAnswers } from "./blind/blind-sheet.ts";
import { type Entry, readItemFile } from "./form/read-item-file.ts";
import { pictureWordFaults } from "./gates/picture-words.ts";
import { picturesOf, withPictures } from "./pictures.ts";
import { toPublicQuestion, toReviewedQuestion } from "./public-view.ts";
import { pictured } from "./test-pictured.ts";

const { GRAPHIC, OPTIONS, SUFFICIENCY, TWO_PART, SOURCES, MADE, fileOf } = pictured;

const read = (yaml: string): Entry => withPictures(readItemFile("pictured.yaml", yaml)[0]!, MADE);
const served = (entry: Entry) => {
  const [item] = toBankItems(entry);
  return { ...item!, questionId: "q" };
};

test.each([
  [
    "a chart and a picture",
    GRAPHIC.replace("stem:", "chart: { kind: pie }\nstem:"),
    /not both|chart/,
  ],
  [
    "a question with neither",
    GRAPHIC.replace(/^picture:[^]*?(?=^stem:)/m, ""),
    /a chart or a picture/,
  ],
  ["an alt that says nothing", GRAPHIC.replace("alt: A map.", 'alt: ""'), /what the picture shows/],
  ["no text to replace it", GRAPHIC.replace(/^ {2}description:.*\n/m, ""), /string/],
  [
    "some options that are pictures",
    OPTIONS.replace("picture: { file: graph-3 }, ", ""),
    /all be pictures, or none/,
  ],
])("refuses %s", (_, yaml, reason) => {
  expect(() => read(yaml)).toThrow(reason);
});

test("names a drawing without files when it is rendered", () => {
  expect(() => toBankItems(readItemFile("f.yaml", GRAPHIC)[0]!)).toThrow(
    /sample-map cannot be rendered: the picture map has no files; .*npm run pictures/,
  );
});

test("gives a learner addresses by hash, words, and sizes, but neither name nor key", () => {
  const item = served(read(GRAPHIC));
  const shown = PublicQuestion.parse(toPublicQuestion(item));
  const [, picture] = shown.sections;
  expect(picture).toEqual({
    _id: "chart-picture",
    sectionType: 2,
    role: "chart",
    displayText: "<p>It is 2.5 miles from East to West.</p>",
    displayImage: {
      imageURL: `/thetaapi/question-bank/pictures/${fileOf("map", 960)}`,
      alt: "A map.",
      width: 960,
      height: 640,
      sizes: [480, 960].map((width) => ({
        imageURL: `/thetaapi/question-bank/pictures/${fileOf("map", width)}`,
        width,
      })),
    },
  });
  expect(JSON.stringify(shown)).not.toMatch(/isCorrect|"file"|slip|why|"map"/);
});

test("keeps the words of options that are pictures, before and after the answer", () => {
  const item = served(read(OPTIONS));
  const shown = PublicQuestion.parse(toPublicQuestion(item));
  expect(shown.options.map(({ optionType }) => optionType)).toEqual([2, 2, 2, 2, 2]);
  expect(shown.options[0]).toMatchObject({
    displayText: "A line",
    displayImage: { alt: "A line", width: 720 },
  });
  const reviewed = ReviewedQuestion.parse(toReviewedQuestion({ ...item, topicName: "t" }));
  expect(reviewed.options.map(({ isCorrect }) => isCorrect)).toEqual([
    true,
    ...Array(4).fill(false),
  ]);
  expect(reviewed.options[0]).toMatchObject({ optionType: 2, rationale: "why 1" });
});

const roles = (entry: Entry) =>
  served(entry).content.sections.map(({ role, sectionType, title }) =>
    [role, sectionType, title].filter(Boolean).join(" "),
  );

test("puts a picture between stem and statements, and in the tab of its source", () => {
  expect(roles(read(SUFFICIENCY))).toEqual(["stem 1", "stem 2", "statement 1", "statement 1"]);
  expect(roles(read(SOURCES)).slice(0, 3)).toEqual([
    "source 1 Memo",
    "source 1 Form",
    "source 2 Form",
  ]);
});

test("makes a new version of the item and of what readers solved for a changed drawing", () => {
  const redrawn = { ...MADE, map: [{ file: fileOf("map again", 960), width: 960, height: 640 }] };
  const again = withPictures(readItemFile("f.yaml", GRAPHIC)[0]!, redrawn);
  expect(toBankItems(again)[0]!.hash).not.toBe(toBankItems(read(GRAPHIC))[0]!.hash);
  const versions = [read(GRAPHIC), again].flatMap((entry) => askedOf(entry)).map(versionOf);
  expect(versions[0]).not.toBe(versions[1]);
});

test("gives readers the file without its text and takes answers in letters", () => {
  const bank: Asked[] = [GRAPHIC, OPTIONS, SUFFICIENCY, TWO_PART].flatMap((yaml) =>
    askedOf(read(yaml)),
  );
  expect(bank.map(({ item }) => keyOf(item))).toEqual(["AB", "A", "C", "BD"]);
  const sheet = blindSheet(bank);
  expect(sheet).toContain(`![picture](content/pictures/made/${fileOf("map", 960)})`);
  expect(sheet).toContain(`(B) ![picture](content/pictures/made/${fileOf("graph-2", 720)})`);
  expect(sheet).toContain("(2) n is even.");
  expect(sheet).toContain("{First}");
  expect(sheet).not.toMatch(/2\.5 miles|A line|why 1/);
  const answers = ["AB", "B", "C", "BD"].map(
    (answer, k) =>
      `- { question: ${bank[k]!.item.id}, answer: ${answer}, sure: 90, defends: [], difficulty: 5 }`,
  );
  const who = { solver: "reader-1", on: "2026-01-01" };
  const taken = readBlindAnswers(sheet, answers.join("\n"), bank, who);
  expect(taken.map(({ matches }) => matches)).toEqual([true, false, true, true]);
  const short = answers.with(0, answers[0]!.replace("AB", "A"));
  expect(() => readBlindAnswers(sheet, short.join("\n"), bank, who)).toThrow("A is no answer");
});

const gate = (yaml: string, said = "East 2.5 West") =>
  pictureWordFaults(askedOf(read(yaml)), () => said).map(({ what }) => what);

test("accepts words in place of a picture that say what the drawing says", () => {
  expect(gate(GRAPHIC)).toEqual([]);
  expect(gate(GRAPHIC, "East West")).toEqual([
    "picture (map): its words say 2.5, but the drawing doesn't",
  ]);
});

test.each([
  ["alt: A map.", "alt: A map with the shortest way.", /hint at the answer: “shortest”/],
  ["alt: A map.", "alt: A map of East.", /names the key alone/],
])("finds %s as %s", (from, to, what) => {
  expect(gate(GRAPHIC.replace(from, to))).toEqual([expect.stringMatching(what)]);
});

test("finds all pictures of an item with their places", () => {
  expect(picturesOf(read(OPTIONS)).map(({ where }) => where)).toEqual(
    [0, 1, 2, 3, 4].map((k) => `options.${k}.picture`),
  );
  expect(picturesOf(read(SOURCES)).map(({ where }) => where)).toEqual(["sources.1.picture"]);
});
