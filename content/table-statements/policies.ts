import { type AnyStory, type Rng } from "@theta/items/template";
import { boundAfter } from "./round.ts";
import { clause } from "./words.ts";
import { columnOf, type Payments, thingOf, type World } from "./world.ts";

/** Payments to rows, or to their managers, by a rule that the introduction states. */

interface Policy {
  readonly story: string;
  /** The noun of the column that a payment is a percent of. */
  readonly of: string;
  readonly payment: "bonus" | "grant";
  /** Bonuses go to the managers of rows, and grants to the rows themselves. */
  readonly payer: string;
  readonly percents: readonly number[];
}

const POLICIES: readonly Policy[] = [
  {
    story: "grocery stores",
    of: "annual revenue",
    payment: "bonus",
    payer: "the chain",
    percents: [0.1, 0.2],
  },
  {
    story: "sales territories",
    of: "amount of sales in 2023",
    payment: "bonus",
    payer: "the company",
    percents: [0.5, 0.8, 1],
  },
  {
    story: "restaurants",
    of: "revenue",
    payment: "bonus",
    payer: "the company",
    percents: [0.5, 1, 1.5],
  },
  {
    story: "hotels",
    of: "room revenue",
    payment: "bonus",
    payer: "the company",
    percents: [0.5, 0.8, 1],
  },
  {
    story: "museums",
    of: "operating expense in 2018",
    payment: "grant",
    payer: "the city",
    percents: [4, 5, 6],
  },
  {
    story: "theaters",
    of: "ticket revenue",
    payment: "grant",
    payer: "the city",
    percents: [4, 5, 6],
  },
  {
    story: "nonprofit organizations",
    of: "amount of donations received",
    payment: "grant",
    payer: "a foundation",
    percents: [10, 12, 15],
  },
];

export function policyOf({ name }: Pick<AnyStory, "name">): Policy | undefined {
  return POLICIES.find(({ story }) => story === name);
}

/** A rule that about half of the rows satisfy. */
export function drawPayments(world: World, rng: Rng): Payments | null {
  const policy = policyOf(world.story);
  const key = world.keys.find((one) => columnOf(world, one).noun === policy?.of);
  if (!policy || !key) return null;
  const by = rng.pick(world.keys.filter((one) => one !== key));
  const limit = boundAfter(world, by, rng.int(4, 6));
  return limit === null ? null : { key, by, limit, percent: rng.pick(policy.percents) };
}

/** "The company paid the manager of each hotel that had more than 100 rooms a bonus equal to …" */
export function ruleSaid(world: World, { by, limit, percent }: Payments): string {
  const { payer, payment, of } = policyOf(world.story)!;
  const thing = thingOf(world);
  const each = `each ${thing} that ${clause(world, by, "more than", limit)}`;
  const said = of.replace(/^amount of /, "");
  const payee = payment === "bonus" ? `the manager of ${each}` : each;
  const who = `${payer[0]!.toUpperCase()}${payer.slice(1)}`;
  return `${who} paid ${payee} a ${payment} equal to ${percent} percent of the ${thing}’s ${said}. No other ${payment === "bonus" ? "manager" : thing} received a ${payment}.`;
}

const RULE =
  / paid (?:the manager of )?each [a-z]+ that (.+) a (?:bonus|grant) equal to ([\d.]+) percent of the /;

/** For checkers: the condition and the percent of an introduction's rule. */
export function readRule(intro: string): { condition: string; percent: number } | null {
  const [, condition, percent] = RULE.exec(intro) ?? [];
  return condition === undefined ? null : { condition, percent: Number(percent) };
}

/** "manager of Store A" for bonuses, "Theater A" for grants */
export function payeeOf(world: World, name: string): string {
  return policyOf(world.story)!.payment === "bonus" ? `The manager of ${name}` : name;
}

/** Each row's payment, in the unit of the column that it's a percent of. */
export function paymentsOf({ rows, payments }: World): number[] {
  const { key, by, limit, percent } = payments!;
  return rows.map(({ figures }) => (figures[by]! > limit ? (figures[key]! * percent) / 100 : 0));
}
