import type { PracticeFilter, PracticeOverview } from "@theta/contract";
import { expect, test } from "vitest";
import {
  addressOf,
  changed,
  filterOfAddress,
  filterOfState,
  tooNarrow,
} from "./practice-filter.ts";

type Topic = PracticeOverview["topics"][number];

const row = (section: Topic["section"], format: Topic["format"], topic: string, missed = 0) => ({
  section,
  format,
  topic,
  questions: 9,
  answered: 3,
  right: 3 - missed,
});
const TOPICS = [
  row("quant", "problem-solving", "Percent Change", 1),
  row("verbal", "critical-reasoning", "Assumption"),
  row("verbal", "reading-comprehension", "Tone"),
];

test.each<PracticeFilter>([
  {},
  { section: "verbal", format: "critical-reasoning", topic: "Assumption", level: "hard" },
  { topic: "A, B & C: 50% = ½", onlyMissed: true },
  { section: "verbal", topics: ["Assumption", "A, B & C"] },
])("writes %j into an address and reads it back", (filter) => {
  expect(filterOfAddress(new URLSearchParams(addressOf(filter)))).toEqual(filter);
});

test.each([
  ["section=maths&level=hard", { level: "hard" }],
  ["level=&format=x&missed=yes", {}],
  [`topic=${"a".repeat(81)}&missed=1`, { onlyMissed: true }],
  ["topics=Tone", {}],
  ["next=/x&section=quant&section=verbal", { section: "quant" }],
])("reads only the valid parts of %s", (address, filter) => {
  expect(filterOfAddress(new URLSearchParams(address))).toEqual(filter);
});

test.each([
  [{ filter: { onlyMissed: true } }, { onlyMissed: true }],
  [{ filter: { level: "brutal" } }, null],
  [{ other: 1 }, null],
  [null, null],
])("reads the state %j as the filter %j", (state, filter) => {
  expect(filterOfState(state)).toEqual(filter);
});

test.each<[string, PracticeFilter, Parameters<typeof changed>[1], PracticeFilter]>([
  ["a part is added", { section: "quant" }, { level: "easy" }, { section: "quant", level: "easy" }],
  ["a part is taken off", { level: "easy" }, { level: undefined }, {}],
  [
    "format and topic go with their section",
    { section: "verbal", format: "critical-reasoning", topic: "Assumption", onlyMissed: true },
    { section: "quant" },
    { section: "quant", onlyMissed: true },
  ],
  [
    "removes a topic with its format",
    { format: "critical-reasoning", topic: "Assumption" },
    { format: "reading-comprehension" },
    { format: "reading-comprehension" },
  ],
  [
    "keeps several topics while the section has all of them",
    { topics: ["Assumption", "Tone"] },
    { section: "verbal" },
    { section: "verbal", topics: ["Assumption", "Tone"] },
  ],
  [
    "removes several topics with one of them",
    { topics: ["Assumption", "Tone"] },
    { format: "reading-comprehension" },
    { format: "reading-comprehension" },
  ],
  [
    "keeps what the section has",
    { format: "critical-reasoning", topic: "Assumption" },
    { section: "verbal" },
    { section: "verbal", format: "critical-reasoning", topic: "Assumption" },
  ],
])("%s", (_, filter, change, expected) => {
  expect(changed(filter, change, TOPICS)).toEqual(expected);
});

test.each<[PracticeFilter, keyof PracticeFilter | null]>([
  [{ onlyMissed: true, section: "verbal" }, "onlyMissed"],
  [{ onlyMissed: true, section: "quant", level: "hard" }, "level"],
  [{ level: "hard", topic: "Tone" }, "level"],
  [{ section: "quant", topic: "Tone", level: "hard" }, "topic"],
  [{ section: "quant", topics: ["Tone", "Assumption"] }, "topics"],
  [{ level: "hard", topics: ["Tone", "Assumption"] }, "level"],
  [{ section: "quant", format: "reading-comprehension" }, "format"],
  [{ section: "dataInsights", level: "hard" }, "section"],
  [{ section: "dataInsights", topic: "Tone", format: "table-analysis" }, "section"],
  [{}, null],
])("finds that %s keeps %j from matching", (filter, part) => {
  expect(tooNarrow(filter, TOPICS)).toBe(part);
});
