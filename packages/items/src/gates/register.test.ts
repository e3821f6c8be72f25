import { expect, test } from "vitest";
import { type Asked, askedOf } from "../asked.ts";
import { SAMPLES } from "../test-samples.ts";
import { bankMeasures } from "./bank-measures.ts";
import { optionLengthMeasures } from "./option-lengths.ts";
import { keyBalance } from "./options.ts";
import { registerHits, registerMeasures, staleAllowances } from "./register.ts";
import { REGISTER_PHRASES } from "./register-phrases.ts";

const bank = SAMPLES.flatMap((entry) => askedOf(entry));
const argument = bank.find(({ item }) => item.format === "critical-reasoning")!;
const [reading, ...others] = bank.filter(({ item }) => item.format === "reading-comprehension");

const arguing = (text: string, changes: object = {}) =>
  ({ ...argument, item: { ...argument.item, argument: text, ...changes } }) as Asked;
const phrasesIn = (text: string) => registerHits([arguing(text)], []).map(({ phrase }) => phrase);

const EXAMPLES: [text: string, phrase: string][] = [
  ["Half of the villages were chosen by lot.", "by lot"],
  ["The members drew lots for the plots.", "by lot"],
  ["The levy failed of its purpose.", "failed of"],
  ["The new menus found favor with guests.", "found favor"],
  ["Prices rose, to be sure, but slowly.", "to be sure"],
  ["Moreover, wages fell.", "moreover"],
  ["The mayor maintains that traffic fell.", "maintains that"],
  ["The trains are late as often as not.", "as often as not"],
  ["The firm reckons with losses.", "reckon"],
  ["Workers mended the nets.", "mend"],
  ["Whoever paid the fee was admitted.", "whoever"],
  ["What is the earliest time at which both do so?", "both do so"],
  ["When will the bells do so again?", "both do so"],
  ["Of the two clocks, neither does.", "neither do"],
  ["The one left out is 64 tickets.", "the one left out"],
  ["A third was sold, and the rest was burned.", "the rest"],
  ["The fare for both ways together is \\$9.", "both ways"],
  ["On that account, the plan will fail.", "on that account"],
  ["The store closed a cash desk.", "cash desk"],
  ["Find what the lamp cost the shop.", "what it cost"],
  ["The number has been the same as it was before.", "the same as it was before"],
  ["The clock was set anew.", "anew"],
  ["A fine makes theft less likely, and fraud likelier.", "likelier"],
  ["The error was put right.", "put right"],
  ["The lower border of the group is 20.", "lower border"],
  ["The call closes in May.", "the call"],
  ["When do the tanks hold equally much?", "equally much"],
  ["As many of those who walked recovered as of the others.", "as many of those as of the others"],
  ["The claims came to 15,000 pesos.", "comes to"],
  ["The bill comes to \\$40.", "comes to"],
  ["The index stands at 100.", "stands at"],
  ["What does the farmer make out of it?", "make out of"],
  ["The owner means to close a store.", "means to"],
  ["It sold 200 tickets, of which 60 were returned.", "of which"],
  ["The oil, which is heavy, sinks into the tank, which is full.", "which is, which is"],
  ["They conclude that this is what makes them buy it.", "this is what"],
  ["Nothing else about the library has changed.", "nothing else"],
  ["Prices fell; sales rose.", "short clauses with a semicolon"],
  ["Every 16 minutes the bell rings.", "every so often, a thing happens"],
  ["Sales rose by 20% in May.", "percent sign"],
];

test.each(EXAMPLES)("reads “%s” as %s", (text, phrase) => {
  expect(phrasesIn(text)).toEqual([phrase]);
});

test("has an example of every phrase", () => {
  const names = REGISTER_PHRASES.map(({ name }) => name);
  expect([...new Set(EXAMPLES.map(([, phrase]) => phrase))].toSorted()).toEqual(names.toSorted());
});

test.each([
  "It is important to be sure that the doors are locked.",
  "The city maintains the roads.",
  "Most of which grew in the valley, and some of which did not.",
  "The value of which of the following can be determined?",
  "The rest of the money was spent on hiring, a means to an end.",
  "The first is evidence; the second is a conclusion.",
  "Buses depart from the terminal every 16 minutes.",
  "If $x$ is $20\\%$ of $y$, nothing else is known.",
  "The two companies, which are located in the same county, merged; as a result, each of the unions that represent their employees has asked for a new contract.",
])("accepts “%s”", (text) => {
  expect(phrasesIn(text)).toEqual([]);
});

test("reads what comes before the answer, across line breaks, and no reasons", () => {
  const stem = "Which was\nchosen by\nlot?";
  const why = "It was chosen by lot.";
  if (!("options" in argument.item)) throw new Error("An argument has options.");
  const [first, ...more] = argument.item.options;
  const asked = arguing("An argument.", {
    stem,
    options: [
      { ...first, why, slip: why },
      { ...more[0], text: "Moreover, two." },
      ...more.slice(1),
    ],
  });
  expect(registerHits([asked], []).map(({ field, phrase }) => [field, phrase])).toEqual([
    ["stem", "by lot"],
    ["options[1].text", "moreover"],
  ]);
});

const passage = { ...reading!.set, passage: "Half were chosen by lot." };
const readings = [reading!, ...others].map((one) => ({ ...one, set: passage }) as unknown as Asked);

test("reports a passage once, and counts a phrase once for each origin", () => {
  expect(registerHits(readings, [])).toMatchObject([{ where: "sample-passage", phrase: "by lot" }]);
  const twice = [
    arguing("Chosen by lot.", { id: "t-1", author: { kind: "template", template: "t", seed: 1 } }),
    arguing("Drawn by lot.", { id: "t-2", author: { kind: "template", template: "t", seed: 2 } }),
    arguing("By lot.", { id: "cr-3" }),
  ];
  expect(registerMeasures(twice, [])).toMatchObject([
    { name: "critical-reasoning: phrases the exam doesn't use", value: 2, most: 0, count: 3 },
  ]);
});

const allow = (phrase: string) => ({ where: argument.item.id, phrase, why: "A quotation." });

test("accepts a phrase allowed by name, and says when that isn't needed", () => {
  const asked = arguing("By lot, moreover.");
  expect(registerHits([asked], [allow("by lot")]).map(({ phrase }) => phrase)).toEqual([
    "moreover",
  ]);
  expect(staleAllowances([asked], [allow("by lot")])).toEqual([]);
  expect(staleAllowances([asked], [allow("mend")])).toMatchObject([
    { where: argument.item.id, what: 'is allowed "mend", which it doesn\'t have' },
  ]);
});

/** An argument whose options have these lengths; the first is the key. */
function withLengths(id: string, lengths: readonly number[]): Asked {
  const options = lengths.map((length, k) => ({
    text: "x".repeat(length),
    why: "Because.",
    ...(k === 0 ? { key: true } : {}),
  }));
  return arguing("An argument.", { id, options });
}

test("measures how far the lengths of options spread, and where the key is", () => {
  const questions = [
    withLengths("a-1", [90, 50, 60, 70, 80]),
    withLengths("a-2", [40, 50, 60, 70, 80]),
    withLengths("a-3", [60, 60, 60, 61, 62]),
    withLengths("a-4", [60, 10, 60, 61, 70]),
  ];
  expect(
    optionLengthMeasures(questions).map(({ name, value, least, most }) => [
      name,
      value,
      least,
      most,
    ]),
  ).toEqual([
    ["critical-reasoning: median spread of option lengths", 40, 40, Infinity],
    ["critical-reasoning: share of keys that are the longest option", 0.25, 0.18, 0.32],
    ["critical-reasoning: share of keys that are the shortest option", 0.25, 0.08, 0.25],
  ]);
});

test("leaves drafts out, and formats without numbers of the exam", () => {
  const draft = arguing("By lot.", { state: "draft" });
  expect(bankMeasures([draft], [], [])).toEqual([]);
  const problem = bank.find(({ item }) => item.format === "problem-solving")!;
  expect(optionLengthMeasures([problem])).toEqual([]);
});

test("measures keys of Critical Reasoning by the exam's numbers and not by chance", () => {
  const long = Array.from({ length: 200 }, (_, k) => withLengths(`a-${k}`, [90, 60, 60, 60, 60]));
  const gates = keyBalance(long.map(({ item }) => item)).map(({ gate }) => gate);
  expect(gates).not.toContain("key lengths");
});
