import { createRng, range } from "@theta/items/template";
import { expect, test } from "vitest";
import { proved, SELECTION_FORMS, type SelectionSetting } from "./selection-proof.ts";

const SETTING: SelectionSetting = {
  name: "letters",
  opening: () => "",
  one: "letter",
  who: "that",
  names: ["A", "B", "C", "D", "E", "F", "G"],
  others: "letters of the first group",
  group: "letters of the second group",
};

const NAMES = SETTING.names;
const FOURS = range(0, 127)
  .map((n) => NAMES.filter((_, k) => (n >> k) % 2 === 1))
  .filter(({ length }) => length === 4);

/** A quota and three conditions on pairs, and the selections that satisfy them. */
function drawn(seed: number) {
  const rng = createRng("selection", seed);
  const isFew = rng.chance(0.5);
  const pairs = [0, 1, 2].map((form) => ({
    form,
    names: rng.sample(NAMES, 2) as [string, string],
  }));
  const quota = isFew
    ? `No more than two ${SETTING.group} can be selected.`
    : `At least two ${SETTING.group} must be selected.`;
  const said = pairs.map(({ form, names: [a, b] }) => SELECTION_FORMS[form]!.say(a, b));
  const left = FOURS.filter((four) => {
    const many = four.filter((one) => NAMES.indexOf(one) > 2).length;
    return (
      (isFew ? many <= 2 : many >= 2) &&
      pairs.every(({ form, names: [a, b] }) =>
        SELECTION_FORMS[form]!.holds(four.includes(a), four.includes(b)),
      )
    );
  });
  return { conditions: [quota, ...said], left };
}

function isProved(...asked: Parameters<typeof proved>): boolean {
  try {
    return proved(...asked).length > 0;
  } catch {
    return false;
  }
}

test("proves what holds in every selection, and nothing else", () => {
  let proofs = 0;
  for (const seed of range(1, 25)) {
    const { conditions, left } = drawn(seed);
    for (const given of NAMES) {
      const fours = left.filter((four) => four.includes(given));
      if (fours.length === 0) continue;
      for (const one of NAMES.filter((other) => other !== given))
        for (const is of [true, false]) {
          const follows = fours.every((four) => four.includes(one) === is);
          expect(isProved([given, true], [one, is], conditions, SETTING)).toBe(follows);
          if (follows) proofs += 1;
        }
    }
  }
  expect(proofs).toBeGreaterThan(50);
});
