import fc from "fast-check";
import { expect, test } from "vitest";
import { type Blueprint, exactBlueprint, freeBlueprint } from "../plan/blueprint.ts";
import type { ItemParameters } from "../ability/item.ts";
import { buildPlan, type Plan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { replay } from "./replay.ts";
import { answer, start } from "./section.ts";
import type { Section } from "./section-state.ts";

const one = (id: string, area: string, more: Partial<ItemParameters> = {}): ItemParameters => ({
  id,
  area,
  a: 1,
  b: (id.charCodeAt(id.length - 1) % 7) / 2 - 1.5,
  c: 0.2,
  ...more,
});
const some = (area: string, n: number, more: Partial<ItemParameters> = {}): ItemParameters[] =>
  Array.from({ length: n }, (_, k) => one(`${area}${k}`, area, more));
const aSetOf = (set: string, n: number): ItemParameters[] =>
  Array.from({ length: n }, (_, k) => one(`${set}${k}`, "R", { set }));
const plan = (items: readonly ItemParameters[], blueprint: Blueprint): Plan =>
  buildPlan(buildPool(items), blueprint);
const right = (...ids: string[]) => ids.map((item) => ({ item, correct: true }));

function finish(section: Section): string[] {
  let rest = section;
  while (rest.current) rest = answer(rest, rest.current.item, true);
  return rest.answered.map(({ item }) => item);
}

/** Two single items and one set of two or three, from a pool that two tests use up. */
const WITH_SET: Blueprint = {
  name: "S",
  length: 5,
  quotas: [
    { name: "A", areas: ["A"], min: 2, max: 3 },
    {
      name: "R",
      areas: ["R"],
      min: 2,
      max: 3,
      sets: { min: 1, max: 1, sizeMin: 2, sizeMax: 3 },
    },
  ],
};
const small = plan([...some("A", 6), ...aSetOf("r", 3), ...aSetOf("s", 3)], WITH_SET);
const ids = small.pool.items.map(({ id }) => id);

test("recognizes the section's own items in the learner's full history", () => {
  let repeated = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ids, "other"), { maxLength: 24, size: "max" }),
      fc.integer(),
      fc.nat(4),
      fc.boolean(),
      (before, seed, cut, listed) => {
        let section = start(small, { seed, seen: before });
        for (let k = 0; k < cut; k++) section = answer(section, section.current!.item, k % 2 > 0);
        const own = section.answered.map(({ item }) => item);
        const shown = section.current!.item;
        // A list that happens to end with exactly what was served looks the same as a longer one.
        const last = before.findLast((id) => id !== "other");
        fc.pre(own.length > 0 || listed || last !== shown);
        const seen = [...before, ...own.toReversed(), "other", ...(listed ? [shown] : [])];
        const again = replay(small, { seed, seen }, section.answered, { item: shown });
        expect(again.current).toEqual(section.current);
        expect(again.repeats).toBe(section.repeats);
        expect(finish(again)).toEqual(finish(section));
        if (!listed)
          expect(replay(small, { seed, seen }, section.answered).current).toEqual(section.current);
        repeated += section.repeats;
      },
    ),
    { numRuns: 400, seed: 21 },
  );
  expect(repeated).toBeGreaterThan(50);
});

test("marks what play marked when the list is from the beginning", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ids), { maxLength: 24, size: "max" }),
      fc.nat(4),
      (seen, cut) => {
        let section = start(small, { seed: 7, seen });
        for (let k = 0; k < cut; k++) section = answer(section, section.current!.item, k % 2 > 0);
        const own = new Set(section.answered.map(({ item }) => item));
        fc.pre(!(own.size > 0 && seen.slice(-own.size).every((id) => own.has(id))));
        const again = replay(small, { seed: 7, seen }, section.answered);
        expect(again.current).toEqual(section.current);
        expect(again.repeats).toBe(section.repeats);
      },
    ),
    { numRuns: 400, seed: 22 },
  );
});

test("counts one of its own items as seen before only if the list has it once more", () => {
  const free = plan(some("A", 4), freeBlueprint(3));
  const seen = ["A0", "A1", "A2", "A3"];
  expect(replay(free, { seed: 1, seen }, right("A3", "A2")).repeats).toBe(0);
  expect(replay(free, { seed: 1, seen: [...seen, "A1"] }, right("A1")).repeats).toBe(1);
});

test("allows a list from the beginning to end with an item that had to come back", () => {
  const scarce = plan([...some("A", 6), one("B0", "B")], exactBlueprint("AB", { A: 2, B: 1 }));
  const seen = ["A0", "B0"];
  expect(replay(scarce, { seed: 1, seen }, right("A1", "B0")).repeats).toBe(1);
});

test("accepts enemies that were served, but serves no more of them", () => {
  const enemies = plan(
    [...some("A", 3, { enemyGroup: "g" }), ...some("B", 4)],
    exactBlueprint("AB", { A: 2, B: 2 }),
  );
  expect(() => start(enemies, { seed: 1 })).toThrow(/quota A needs at least 2 items/);
  const served = finish(replay(enemies, { seed: 1 }, right("A0", "A1")));
  expect(served.slice(2).every((id) => id.startsWith("B"))).toBe(true);
  expect(served).toHaveLength(4);
});

test("continues with what's left of a set that lost an item while it was being served", () => {
  const shrunk = plan([...some("A", 6), ...aSetOf("r", 2), ...aSetOf("s", 3)], {
    ...WITH_SET,
    quotas: WITH_SET.quotas.map((quota) =>
      quota.sets ? { ...quota, sets: { ...quota.sets, sizeMin: 3 } } : quota,
    ),
  });
  expect(replay(shrunk, { seed: 1 }, right("r0")).current?.item).toBe("r1");
  expect(finish(replay(shrunk, { seed: 1 }, right("r0")))).toHaveLength(5);
  expect(finish(replay(shrunk, { seed: 1 }, right("r0", "r1")))).toHaveLength(5);
});

test("brings old items back where enemies of a served one leave too few new ones", () => {
  const items = [...some("A", 3), ...some("B", 2)].map((item) =>
    ["A2", "B1"].includes(item.id) ? { ...item, enemyGroup: "g" } : item,
  );
  const enemies = plan(items, exactBlueprint("AB", { A: 2, B: 1 }));
  const settings = { seed: 1, seen: ["A0"] };
  expect(finish(replay(enemies, settings, right("B1"))).toSorted()).toEqual(["A0", "A1", "B1"]);
  expect(finish(replay(enemies, settings, [], { item: "B1" })).toSorted()).toEqual([
    "A0",
    "A1",
    "B1",
  ]);
});

test("accepts a history that left a set and went back to it, and counts the set once", () => {
  const section = replay(small, { seed: 1 }, right("r0", "A1", "r2"));
  expect(section.current?.set).toBeNull();
  expect(finish(section)).toHaveLength(5);
});

test("does not hide what was served as seen, so the rest of its set may come", () => {
  const section = replay(small, { seed: 1, seen: ["r1", "A3"] }, right("r0"));
  expect(section.repeats).toBe(1);
  expect(["r1", "r2"]).toContain(section.current?.item);
});

test("brings old items back in the middle of a section when new ones run out", () => {
  const blueprint = exactBlueprint("AB", { A: 2, B: 1 });
  const seen = ["A0", "A1"];
  const full = plan([...some("A", 4), ...some("B", 2)], blueprint);
  expect(replay(full, { seed: 1, seen }, right("A2")).current?.seenBefore).toBe(false);
  // Item A3 has since left the pool.
  const shrunk = plan([...some("A", 3), ...some("B", 2)], blueprint);
  const section = replay(shrunk, { seed: 1, seen }, right("A2"));
  expect(finish(section)).toEqual(expect.arrayContaining(["A2", "A0"]));
  expect(finish(replay(shrunk, { seed: 1, seen }, right("A2"), { item: "B0" }))).toContain("A0");
});

const outside = plan([...some("A", 4), ...some("X", 2)], exactBlueprint("A2", { A: 2 }));
test.each([
  ["twice", right("A0", "A0"), undefined, "Item A0 is in the history twice."],
  ["answered and shown", right("A0"), "A0", "Item A0 is in the history twice."],
  ["outside", right("X0"), undefined, "Item X0 has no place in blueprint A2."],
  ["shown, but outside", [], "X0", "Item X0 has no place in blueprint A2."],
  ["unknown", [], "Y", "Item Y is not in the pool."],
  ["too many", right("A0", "A1", "A2"), undefined, "Item A2 comes after the 2 positions of A2."],
  ["one too many shown", right("A0", "A1"), "A2", "Item A2 comes after the 2 positions of A2."],
])(
  "refuses a history that no section can hold (%s), naming the item",
  (_, history, shown, message) => {
    expect(() =>
      replay(outside, { seed: 1 }, history, shown ? { item: shown } : undefined),
    ).toThrow(message);
  },
);

test("refuses an item on screen that takes more than a quota allows", () => {
  const two = plan([...some("A", 4), ...some("B", 4)], exactBlueprint("AB", { A: 1, B: 1 }));
  expect(() => replay(two, { seed: 1 }, right("A0"), { item: "A1" })).toThrow(
    /After 1 answers, .* quota A allows 1 items, and 2 were served/,
  );
});

test("refuses a pool that can't fill a section instead of making up answers", () => {
  const two = plan(some("A", 4), exactBlueprint("AB", { A: 1, B: 1 }));
  const refused = (history: ReturnType<typeof right>) => () => replay(two, { seed: 1 }, history);
  expect(refused([])).toThrow(/^Blueprint AB cannot be met: quota B needs/);
  expect(refused(right("A0"))).toThrow(
    /^After 1 answers, blueprint AB cannot be met: quota B needs/,
  );
});

const tried = (section: Section) => finish(section).filter((id) => id.startsWith("t"));

test("repeats no pretest item while another is new, and marks a repeat", () => {
  const trial = ["t0", "t1", "t2"].map((id) => one(id, "A", { pretest: true }));
  // Old scored items must come back, so nothing is hidden.
  const worn = plan([...some("A", 6), ...trial], freeBlueprint(6));
  const seen = ["A0", "A1", "A2", "t2", "t0"];
  for (let seed = 0; seed < 30; seed++) {
    expect(tried(start(worn, { seed, seen, pretest: 1 }))).toEqual(["t1"]);
    expect(tried(start(worn, { seed, seen, pretest: 2 }))).toEqual(["t1", "t2"]);
  }
  let section = start(worn, { seed: 1, seen: [...seen, "t1"], pretest: 1 });
  while (section.current && !section.current.item.startsWith("t"))
    section = answer(section, section.current.item, true);
  expect(section.current).toMatchObject({ item: "t2", scored: false, seenBefore: true });
  const before = section.repeats;
  expect(answer(section, "t2", true).repeats).toBe(before + 1);
});

test("counts the question on screen as it did when it was asked", () => {
  const trial = plan(
    [...some("A", 3), ...some("A", 6, { pretest: true })].map((item, k) => ({
      ...item,
      id: `i${k}`,
    })),
    exactBlueprint("A", { A: 3 }),
  );
  const inUse = plan(
    trial.pool.items.map((item) => ({ ...item, pretest: false })),
    exactBlueprint("A", { A: 3 }),
  );
  const onTrial = trial.pool.items.find(({ pretest }) => pretest)!.id;
  const promoted = replay(inUse, { seed: 1 }, [], { item: onTrial, scored: false });
  expect(promoted.current).toMatchObject({ item: onTrial, scored: false });
  const answered = answer(promoted, onTrial, true);
  expect(answered.answered[0]).toMatchObject({ item: onTrial, scored: false });
  expect(answered.logL).toEqual(promoted.logL);
});

test("replays an item of a set that went back on trial, but no longer serves it", () => {
  const items = small.pool.items;
  const section = start(small, { seed: 3 });
  const history: { item: string; correct: boolean; scored: boolean }[] = [];
  let play = section;
  while (play.current) {
    history.push({ item: play.current.item, correct: true, scored: true });
    play = answer(play, play.current.item, true);
  }
  const member = history.map(({ item }) => item).find((item) => /^[rs]/.test(item))!;
  const trial = plan(
    items.map((item) => ({ ...item, pretest: item.id === member })),
    WITH_SET,
  );
  const again = replay(trial, { seed: 3 }, history);
  expect(again.logL).toEqual(play.logL);
  for (let seed = 0; seed < 20; seed++)
    expect(finish(start(trial, { seed, pretest: 2 }))).not.toContain(member);
});
