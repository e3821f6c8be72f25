/**
 * Plays the adaptive section that the home page shows. Items follow the three-parameter logistic model, and
 * each one is chosen for its information at the current estimate, which is the posterior mean on a grid.
 * Pure: it gives the same numbers on every machine.
 */
export interface Item {
  discrimination: number;
  difficulty: number;
  guessing: number;
}

export interface Step {
  item: Item;
  isRight: boolean;
  /** The posterior after the answer: its mean and standard deviation. */
  estimate: number;
  deviation: number;
}

export interface Run {
  /** The prior, before the first question. */
  start: { estimate: number; deviation: number };
  steps: readonly Step[];
}

const QUESTIONS = 21;
const GRID = Array.from({ length: 121 }, (_, point) => point / 20 - 3);

/** The chance of a right answer at an ability. */
export function chance({ discrimination, difficulty, guessing }: Item, ability: number): number {
  return guessing + (1 - guessing) / (1 + Math.exp(-discrimination * (ability - difficulty)));
}

/** An item's Fisher information at an ability. */
export function information(item: Item, ability: number): number {
  const right = chance(item, ability);
  const scaled = (right - item.guessing) / (1 - item.guessing);
  return (item.discrimination ** 2 * (1 - right) * scaled ** 2) / right;
}

/** Plays one section for a learner of a given ability. The seed decides the pool and the luck. */
export function playRun(ability: number, seed: number): Run {
  const random = randomFrom(seed);
  const pool = makePool(random);
  let belief = GRID.map((point) => Math.exp(-(point ** 2) / 2));
  const start = summarize(belief);
  const steps: Step[] = [];
  while (steps.length < QUESTIONS) {
    const { estimate } = steps.at(-1) ?? start;
    const item = takeMostInformative(pool, estimate);
    const isRight = random() < chance(item, ability);
    belief = belief.map((weight, index) => {
      const right = chance(item, GRID[index] ?? 0);
      return weight * (isRight ? right : 1 - right);
    });
    steps.push({ item, isRight, ...summarize(belief) });
  }
  return { start, steps };
}

function summarize(belief: readonly number[]): { estimate: number; deviation: number } {
  const weight = sum(belief);
  const estimate = sum(belief.map((w, index) => w * (GRID[index] ?? 0))) / weight;
  const variance = sum(belief.map((w, index) => w * ((GRID[index] ?? 0) - estimate) ** 2)) / weight;
  return { estimate, deviation: Math.sqrt(variance) };
}

function takeMostInformative(pool: Item[], ability: number): Item {
  const best = pool.reduce((a, b) => (information(b, ability) > information(a, ability) ? b : a));
  pool.splice(pool.indexOf(best), 1);
  return best;
}

const POOL_SIZE = 120;

/** Difficulties across the whole scale, with discriminations that good items have. */
function makePool(random: () => number): Item[] {
  return Array.from({ length: POOL_SIZE }, (_, index) => ({
    discrimination: 1.1 + 0.9 * random(),
    difficulty: -2.4 + (4.8 * (index + random())) / POOL_SIZE,
    guessing: 0.14 + 0.08 * random(),
  }));
}

/** Park and Miller's linear generator: random enough for a picture, and repeatable. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
