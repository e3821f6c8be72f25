import { makeItem } from "@theta/items";
import { expect, test } from "vitest";
import { loadTemplates, readBankSeeds, readPickedDraws } from "./index.ts";

test("the draws of every seed are known, so that a start needn't search for them", async () => {
  const [seeds, draws] = await Promise.all([readBankSeeds(), readPickedDraws()]);
  const unknown = Object.entries(seeds).flatMap(([id, own]) =>
    own.filter((seed) => draws[id]?.[seed] === undefined).map((seed) => `${id}-${seed}`),
  );
  expect(unknown, "Run `npm run items:draws`").toEqual([]);
});

test("a known draw makes what a search makes, for one seed of each template", async () => {
  const [seeds, draws] = await Promise.all([readBankSeeds(), readPickedDraws()]);
  for (const template of await loadTemplates()) {
    const seed = seeds[template.id]![0]!;
    expect(makeItem(template, seed, draws[template.id]![seed])).toEqual(makeItem(template, seed));
  }
});
