/** Seeded sections on each scale: by learners of known ability, by blind guessers, or with k right. */
import { responseChance, uniforms } from "../src/simulate/benchmark.ts";
import { probability } from "../src/ability/model.ts";
import { GMAT_BLUEPRINTS } from "../src/plan/gmat-blueprints.ts";
import { buildPlan, type Plan } from "../src/plan/plan.ts";
import { buildPool } from "../src/ability/pool.ts";
import { answer, start } from "../src/section/section.ts";
import type { Section } from "../src/section/section-state.ts";
import { SECTION_NAMES, type SectionName } from "../src/scores/tables.ts";
import { bankLike } from "./bank-like.ts";
import { STANDARD, standardItems } from "./load.ts";

export interface Exam {
  readonly section: SectionName;
  readonly pool: "bank" | "standard";
  readonly plan: Plan;
  /** The chance of someone who picks options without reading. */
  readonly blind: (item: string) => number;
}

/** Each section of the exam from a pool like the bank, and on the benchmark's standard pool. */
export const EXAMS: readonly Exam[] = SECTION_NAMES.flatMap((section): Exam[] => {
  const bank = bankLike(section);
  const blueprint = { ...STANDARD, name: GMAT_BLUEPRINTS[section].name };
  return [
    { section, pool: "bank", plan: bank.plan, blind: (item) => bank.blind.get(item)! },
    {
      section,
      pool: "standard",
      plan: buildPlan(buildPool(standardItems), blueprint),
      blind: () => 1 / 5,
    },
  ];
});

/** Whether the answer at a position is right. */
type Answers = (item: string, position: number) => boolean;

/** Plays a section, or its first positions. */
export function sit(
  { plan }: Exam,
  seed: number,
  isRight: Answers,
  positions = plan.blueprint.length,
): Section {
  let section = start(plan, { seed });
  while (section.current && section.current.position < positions) {
    const { item, position } = section.current;
    section = answer(section, item, isRight(item, position));
  }
  return section;
}

/** Answers as the model says somebody of this ability gives. */
export const ofAbility =
  ({ plan: { pool } }: Exam, seed: number, theta: number): Answers =>
  (item) => {
    const index = pool.indexById.get(item)!;
    return responseChance(seed, index) < probability(theta, pool.items[index]!);
  };

/** Options picked without reading. */
export function blindly({ blind }: Exam, seed: number): Answers {
  const draw = uniforms(seed + 1);
  return (item) => draw() < blind(item);
}

/** The chance of guessing is each item's own c, as the model has it. */
export function byC({ plan: { pool } }: Exam, seed: number): Answers {
  const draw = uniforms(seed + 1);
  return (item) => draw() < pool.items[pool.indexById.get(item)!]!.c;
}

/** Just so many right answers, at places drawn from the seed. */
export function withRight({ plan }: Exam, seed: number, right: number): Answers {
  const draw = uniforms(seed + 1);
  const luck = Array.from({ length: plan.blueprint.length }, draw);
  const order = luck.map((_, k) => k).toSorted((one, other) => luck[one]! - luck[other]!);
  const places = new Set(order.slice(0, right));
  return (_, position) => places.has(position);
}
