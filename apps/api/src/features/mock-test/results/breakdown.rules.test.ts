import type { SectionName } from "@theta/contract";
import {
  ARGUMENT_KINDS,
  CONTEXTS,
  DOMAINS,
  FORMATS,
  INSIGHT_KINDS,
  QUANT_SKILLS,
  READING_KINDS,
  SECTION_OF,
  SUFFICIENCY_KINDS,
} from "@theta/items";
import { expect, test } from "vitest";
import { breakdownsOf, type Labeled } from "./breakdown.rules.ts";

let place = 0;
function question(more: Partial<Labeled>): Labeled {
  place += 1;
  return {
    place,
    isAnswered: true,
    isCorrect: true,
    seconds: 100,
    area: "rates-ratio-percent",
    topics: ["percent-change", "arithmetic", "real"],
    ...more,
  };
}

const rowsOf = (section: SectionName, questions: readonly Labeled[], isRanged = true) =>
  breakdownsOf(section, questions, { isRanged }).map(({ by, kinds }) => [
    by,
    kinds.map(({ name, right, asked }) => `${name}: ${right} of ${asked}`),
  ]);

test("Quantitative is sorted by domain, context, and skill", () => {
  const asked = [
    question({}),
    question({ isCorrect: false }),
    question({ isAnswered: false, isCorrect: false, area: "equal-unequal-algebra" }),
    question({ area: "equal-unequal-algebra", topics: ["inequalities", "algebra", "pure"] }),
  ];
  expect(rowsOf("quant", asked)).toEqual([
    ["domain", ["Algebra: 1 of 1", "Arithmetic: 1 of 3"]],
    ["context", ["Real world: 1 of 3", "Pure math: 1 of 1"]],
    [
      "skill",
      ["Equations, inequalities, and algebra: 1 of 2", "Rates, ratios, and percents: 1 of 2"],
    ],
  ]);
});

test("Verbal is sorted by question type and skill", () => {
  const reading = { area: "reading-comprehension" };
  const argument = { area: "critical-reasoning" };
  const asked = [
    question({ ...reading, topics: ["reading-detail", "business"] }),
    question({ ...reading, topics: ["reading-inference", "business"], isCorrect: false }),
    question({ ...argument, topics: ["inference"] }),
    question({ ...argument, topics: ["weaken"] }),
  ];
  expect(rowsOf("verbal", asked)).toEqual([
    ["type", ["Reading Comprehension: 1 of 2", "Critical Reasoning: 2 of 2"]],
    [
      "skill",
      [
        "Identify stated ideas: 1 of 1",
        "Identify inferred ideas: 0 of 1",
        "Analyze and critique: 1 of 1",
        "Plan and construct: 1 of 1",
      ],
    ],
  ]);
});

test("Data Insights is sorted by question type and by whether it's about mathematics", () => {
  const asked = [
    question({ area: "data-sufficiency", topics: ["value", "pure"] }),
    question({ area: "two-part-analysis", topics: ["non-math", "real"] }),
    question({ area: "table-analysis", topics: ["math"], isCorrect: false }),
  ];
  expect(rowsOf("dataInsights", asked)).toEqual([
    ["type", ["Data Sufficiency: 1 of 1", "Table Analysis: 0 of 1", "Two-Part Analysis: 1 of 1"]],
    ["domain", ["Math related: 1 of 2", "Not math related: 1 of 1"]],
  ]);
});

const inQuant = QUANT_SKILLS.flatMap((area) =>
  DOMAINS.flatMap((domain) => CONTEXTS.map((context) => ({ area, topics: [domain, context] }))),
);
const inVerbal = [
  ...READING_KINDS.map((kind) => ({ area: "reading-comprehension", topics: [`reading-${kind}`] })),
  ...ARGUMENT_KINDS.map((kind) => ({ area: "critical-reasoning", topics: [kind] })),
];
const inData = FORMATS.filter((format) => SECTION_OF[format] === "dataInsights").flatMap((area) =>
  (area === "data-sufficiency" ? SUFFICIENCY_KINDS : INSIGHT_KINDS).map((kind) => ({
    area,
    topics: [kind],
  })),
);

test.each([
  ["quant", inQuant, 3],
  ["verbal", inVerbal, 2],
  ["dataInsights", inData, 2],
] as const)(
  "every label that the bank has in %s belongs to exactly one kind",
  (section, all, by) => {
    for (const labels of all) {
      const breakdowns = breakdownsOf(section, [question(labels)], { isRanged: true });
      const counts = breakdowns.map(({ kinds }) => kinds.length);
      expect(counts, JSON.stringify(labels)).toEqual(Array(by).fill(1));
    }
  },
);

test("each kind has its range and its average time", () => {
  const asked = [question({ seconds: 60 }), question({ seconds: null, isCorrect: false })];
  const [domain] = breakdownsOf("quant", asked, { isRanged: true });
  expect(domain?.kinds).toEqual([
    { name: "Arithmetic", asked: 2, right: 1, low: 21, high: 79, meanSeconds: 60 },
  ]);
});

test("answers that came too fast have no range", () => {
  const [domain] = breakdownsOf("quant", [question({})], { isRanged: false });
  expect(domain?.kinds).toEqual([{ name: "Arithmetic", asked: 1, right: 1, meanSeconds: 100 }]);
});

test("questions from an earlier bank, without labels, are in no kind, and nothing breaks", () => {
  const unlabeled = question({ area: "number-properties", topics: [] });
  expect(breakdownsOf("quant", [unlabeled], { isRanged: true })).toEqual([]);
  expect(breakdownsOf("quant", [], { isRanged: true })).toEqual([]);
});
