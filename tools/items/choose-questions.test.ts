import { expect, test } from "vitest";
import type { Asked } from "../../packages/items/src/index.ts";
import { CHOICE_OPTIONS, choiceOf, chosenOf, partOf } from "./choose-questions.ts";

const DEFAULTS = {
  only: "",
  format: "",
  sample: "",
  "of-each": "",
  seed: "1",
  part: "1/1",
  drafts: false,
};

function asked(id: string, format = "critical-reasoning", kind = "written"): Asked {
  const author = kind === "written" ? { kind } : { kind, template: "t", seed: 1 };
  return {
    item: { id, format, state: "active", author },
    set: null,
    variant: null,
  } as unknown as Asked;
}

const bank = [
  ...Array.from({ length: 40 }, (_, k) => asked(`cr-${k + 1}`)),
  asked("t-1", "problem-solving", "template"),
];
const idsOf = (questions: Asked[]) => questions.map(({ item }) => item.id);
const choose = (options: Partial<typeof DEFAULTS>) =>
  chosenOf(bank, choiceOf({ ...DEFAULTS, ...options }));

test("has a default for every option", () => {
  expect(
    Object.fromEntries(Object.entries(CHOICE_OPTIONS).map(([name, own]) => [name, own.default])),
  ).toEqual(DEFAULTS);
});

test("chooses what people wrote, or one format with what templates made", () => {
  expect(choose({})).toHaveLength(40);
  expect(idsOf(choose({ format: "problem-solving" }))).toEqual(["t-1"]);
  expect(idsOf(choose({ only: "cr-40" }))).toEqual(["cr-40"]);
  expect(idsOf(choose({ only: "cr-39,cr-40" }))).toEqual(["cr-39", "cr-40"]);
});

test("leaves out what is retired", () => {
  const [one, other] = [asked("cr-1"), asked("cr-2")];
  const retired = { ...other, item: { ...other.item, state: "retired" } } as Asked;
  expect(idsOf(chosenOf([one, retired], choiceOf(DEFAULTS)))).toEqual(["cr-1"]);
});

test("chooses only drafts when asked to", () => {
  const [one, other] = [asked("cr-1"), asked("cr-2")];
  const draft = { ...other, item: { ...other.item, state: "draft" } } as Asked;
  const drafts = choiceOf({ ...DEFAULTS, drafts: true });
  expect(idsOf(chosenOf([one, draft], drafts))).toEqual(["cr-2"]);
});

test("draws the same sample for everybody who names its seed, and another for another seed", () => {
  const ids = idsOf(choose({ sample: "10" }));
  expect(ids).toHaveLength(10);
  expect(idsOf(choose({ sample: "10" }))).toEqual(ids);
  expect(idsOf(choose({ sample: "10", seed: "2" }))).not.toEqual(ids);
  expect(idsOf(choose({ sample: "100" }))).toHaveLength(40);
});

test("draws as many as asked from each template or set, by seed", () => {
  const sets = ["rc-one", "rc-two"].flatMap((set) =>
    [1, 2, 3, 4].map(
      (k) => ({ ...asked(`${set}-${k}`), set: { set, passage: "" } }) as unknown as Asked,
    ),
  );
  const drawn = (seed: string) =>
    idsOf(chosenOf(sets, choiceOf({ ...DEFAULTS, "of-each": "3", seed })));
  expect(drawn("1").filter((id) => id.startsWith("rc-one"))).toHaveLength(3);
  expect(drawn("1").filter((id) => id.startsWith("rc-two"))).toHaveLength(3);
  expect(drawn("1")).toEqual(drawn("1"));
  expect(new Set(["1", "2", "3", "4"].map((seed) => drawn(seed).join())).size).toBeGreaterThan(1);
});

test("splits questions into parts that make up the whole", () => {
  const parts = [1, 2, 3].flatMap((k) => partOf(choose({}), { k, of: 3 }));
  expect(idsOf(parts).toSorted()).toEqual(idsOf(choose({})).toSorted());
});

test("keeps a set whole, or spreads its questions over the parts", () => {
  const set = { set: "rc" };
  const questions = ["rc-1", "rc-2", "rc-3"].map(
    (id) => ({ ...asked(id, "reading-comprehension"), set }) as unknown as Asked,
  );
  const first = { k: 1, of: 3 };
  expect(idsOf(partOf(questions, first))).toEqual(["rc-1", "rc-2", "rc-3"]);
  expect(idsOf(partOf(questions, first, ({ item }) => item.id))).toEqual(["rc-1"]);
});

const REFUSED: [options: Partial<typeof DEFAULTS>, message: string][] = [
  [{ format: "essay" }, "--format must be one of"],
  [{ part: "3/2" }, "--part must be like"],
  [{ sample: "0" }, "--sample must be 1 or more"],
  [{ "of-each": "0" }, "--of-each must be 1 or more"],
  [{ sample: "ten" }, "--sample must be a whole number"],
];

test.each(REFUSED)("refuses %j", (options, message) => {
  expect(() => choose(options)).toThrow(message);
});
