import type { PathStep, SectionReport } from "@theta/contract";
import { expect, test } from "vitest";
import { banded, sectionReport, step } from "../test-reports.ts";
import { pathCaption } from "./path-words.ts";

const LEVELS = "Many share a level, because until enough people";
const ENDS = "Section scores run from 60 to 90, so the line and its range stop there.";
const BELOW_GUESSING = "Below 68, you had fewer right answers than guessing usually gets";
const DROP = "so the line drops to θ at the end.";
const OTHER_RULE = "the line doesn't end exactly at θ.";
const EACH = [LEVELS, ENDS, BELOW_GUESSING, DROP, OTHER_RULE];

const ending = (at: number, error = 3): Partial<PathStep> => ({
  estimate: { at, low: Math.max(60, at - error), high: Math.min(90, at + error) },
});
const path = (...steps: Partial<PathStep>[]) =>
  steps.map((more, place) => step(place + 1, { asked: 70 + place, ...more }));

test.each<[string, Partial<SectionReport>, string[]]>([
  ["an ordinary path", { path: path(ending(79)) }, []],
  ["marks on few levels", { path: path({ asked: 77 }, { asked: 77 }) }, [LEVELS]],
  ["a range cut off at the top", { path: path(ending(88, 4), ending(79)) }, [ENDS]],
  [
    "a line at the foot of the scale",
    { score: banded(62, 1), path: path(ending(62)) },
    [ENDS, BELOW_GUESSING],
  ],
  ["questions left open", { unanswered: 2, path: path(ending(83)) }, [DROP]],
  ["a score under an earlier rule", { path: path(ending(80.4)) }, [OTHER_RULE]],
  ["no more than rounding", { path: path(ending(79.5)) }, []],
  ["a section answered too fast", { path: path({ estimate: null }) }, []],
])("%s", (_, more, sentences) => {
  const caption = pathCaption(sectionReport(more));
  expect(EACH.filter((sentence) => caption.includes(sentence))).toEqual(sentences);
});

test("a mark's height says something about your chances only where there's a line", () => {
  const chances = "about a 50–50 chance of getting right";
  expect(pathCaption(sectionReport())).toContain(chances);
  expect(pathCaption(sectionReport({ path: path({ estimate: null }) }))).not.toContain(chances);
});
