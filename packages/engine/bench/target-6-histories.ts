import { scoreSection } from "../src/scores/scores-result.ts";
import { BLUEPRINTS, playHistories, WORN_POOLS } from "../test-data/worn-pools.ts";
import { atMost, type Result } from "./result.ts";

/** Processor time of this thread in milliseconds, which hardly depends on what else is running. */
function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * The slowest step and the slowest score for learners who take twelve mocks, including from worn
 * pools.
 */
export function measureHistories(): Result[] {
  return BLUEPRINTS.flatMap((blueprint) =>
    WORN_POOLS.flatMap(([name, draft]): Result[] => {
      let step = 0;
      let score = 0;
      playHistories(blueprint, draft, {
        step: (work) => {
          const from = cpu();
          const result = work();
          step = Math.max(step, cpu() - from);
          return result;
        },
        left: (section) => {
          const from = cpu();
          scoreSection(section);
          score = Math.max(score, cpu() - from);
        },
      });
      const what = `${blueprint.name}, ${name}`;
      return [
        atMost("6", `${what}: slowest step`, step, 20, { unit: "ms", timing: true }),
        atMost("6", `${what}: slowest score`, score, 100, { unit: "ms", timing: true }),
      ];
    }),
  );
}
