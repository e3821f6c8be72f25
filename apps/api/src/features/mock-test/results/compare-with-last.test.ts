import { mockTest } from "@theta/contract";
import { expect, test } from "vitest";
import { createMockWorld, type MockWorld } from "../test-mocks.ts";

/** Finishes a mock with so many right answers per section; what its report is compared with. */
async function comparisonOf(world: MockWorld, key: string, right: number) {
  const mockTestId = await world.finish(key, right);
  const { body } = await world.call(mockTest.report, { mockTestId }, { token: world.token });
  const { comparison, total, sections } = body.result.report;
  return { comparison, score: (total ?? sections[0]!.score).score };
}

async function addSectional(world: MockWorld, key: string): Promise<void> {
  await world.db
    .insertInto("mocks")
    .values({
      key,
      section: "quant",
      place: 7,
      name: `The ${key} mock`,
      about: "A mock.",
      available_from: new Date("2026-01-05"),
    })
    .execute();
}

test("a mock is compared with the last one of its kind, and only with that", async () => {
  const world = await createMockWorld();
  await addSectional(world, "quant-2");
  const quant = await comparisonOf(world, "quant-1", 4);
  const full = await comparisonOf(world, "full-1", 6);
  expect([quant.comparison, full.comparison]).toEqual([null, null]);

  const again = await comparisonOf(world, "full-2", 19);
  expect(again.comparison).toMatchObject({
    name: "The full-1 mock",
    score: full.score,
    difference: again.score - full.score,
    isMoreThanChance: true,
  });
  expect(again.comparison!.standardError).toBeGreaterThan(40);

  const section = await comparisonOf(world, "quant-2", 20);
  expect(section.comparison).toMatchObject({
    name: "The quant-1 mock",
    score: quant.score,
    difference: section.score - quant.score,
    isMoreThanChance: true,
  });
  // Of one section, in its own points.
  expect(section.comparison!.standardError).toBeLessThan(10);
});
