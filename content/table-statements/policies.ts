import { type AnyStory, type Rng } from "@theta/items/template";
import { nounInPlural } from "./of-several.ts";
import { boundAfter } from "./round.ts";
import { clause, limited, unlimited } from "./words.ts";
import { columnOf, type Payments, thingOf, type World } from "./world.ts";

/** Payments for rows, by a rule that the introduction states and that somebody would have a reason to make. */

interface Policy {
  readonly story: string;
  /** The noun of the column that a payment is a percent of. */
  readonly of: string;
  /** The nouns of the columns that may decide who is paid: what the payer wants more of, or can tax. */
  readonly by: readonly string[];
  readonly payment: keyof typeof PAYMENTS;
  /** Who pays, or who collects a tax: "The chain". */
  readonly who: string;
  readonly percents: readonly number[];
}

interface PaymentWords {
  readonly plural: string;
  /** "paid the manager of" each row */
  readonly paid: string;
  /** Who gets or pays it, before a row's name. */
  readonly payee: string;
  /** Several of them, if not the rows themselves. */
  readonly payees?: string;
  /** "received" */
  readonly did: string;
  readonly none: string;
}

/** Bonuses go to the managers of rows, grants to the rows themselves, and taxes come from them. */
export const PAYMENTS = {
  bonus: {
    plural: "bonuses",
    paid: "paid the manager of",
    payee: "The manager of ",
    payees: "managers",
    did: "received",
    none: "No other manager received a bonus.",
  },
  grant: {
    plural: "grants",
    paid: "awarded",
    payee: "",
    did: "received",
    none: "No other # received a grant.",
  },
  tax: {
    plural: "taxes",
    paid: "collected from",
    payee: "",
    did: "paid",
    none: "No other # paid the tax.",
  },
} as const satisfies Readonly<Record<string, PaymentWords>>;

const POLICIES: readonly Policy[] = [
  {
    story: "grocery stores",
    of: "annual revenue",
    by: ["annual revenue", "annual revenue per square foot"],
    payment: "bonus",
    who: "The chain",
    percents: [0.1, 0.2],
  },
  {
    story: "sales territories",
    of: "revenue in 2023",
    by: ["number of accounts", "revenue in 2023"],
    payment: "bonus",
    who: "The company",
    percents: [0.5, 0.8, 1],
  },
  {
    story: "restaurants",
    of: "revenue",
    by: ["average customer rating", "number of guests served"],
    payment: "bonus",
    who: "The chain",
    percents: [0.5, 1, 1.5],
  },
  {
    story: "hotels",
    of: "room revenue",
    by: ["average room occupancy rate"],
    payment: "bonus",
    who: "The company",
    percents: [0.5, 0.8, 1],
  },
  {
    story: "museums",
    of: "operating expense in 2018",
    by: ["number of members in 2018"],
    payment: "grant",
    who: "In 2019, the city",
    percents: [4, 5, 6],
  },
  {
    story: "theaters",
    of: "ticket revenue",
    by: ["number of seats", "ticket revenue"],
    payment: "tax",
    who: "The city",
    percents: [4, 5, 6],
  },
  {
    story: "nonprofit organizations",
    of: "amount of donations received",
    by: ["percentage of spending devoted to programs"],
    payment: "grant",
    who: "A foundation",
    percents: [10, 12, 15],
  },
];

export function policyOf({ name }: Pick<AnyStory, "name">): Policy | undefined {
  return POLICIES.find(({ story }) => story === name);
}

/** A rule that about half of the rows satisfy. */
export function drawPayments(world: World, rng: Rng): Payments | null {
  const policy = policyOf(world.story);
  const keyOf = (noun: string): string =>
    world.keys.find((one) => columnOf(world, one).noun === noun)!;
  if (!policy) return null;
  const by = keyOf(rng.pick(policy.by));
  const limit = boundAfter(world, by, rng.int(4, 6));
  return limit === null
    ? null
    : { key: keyOf(policy.of), by, limit, percent: rng.pick(policy.percents) };
}

/** "The company paid the manager of each hotel with more than 100 rooms a bonus equal to 1 percent of …" */
export function ruleSaid(world: World, { by, limit, percent }: Payments): string {
  const { who, payment, of } = policyOf(world.story)!;
  const { paid, none } = PAYMENTS[payment];
  const thing = thingOf(world);
  const each = `each ${thing} ${limited(clause(world, by, "more than", limit))}`;
  return `${who} ${paid} ${each} a ${payment} equal to ${percent} percent of the ${thing}’s ${baseSaid(of)}. ${none.replace("#", thing)}`;
}

/** What a payment is a percent of, as one row has it: "total donations", "operating expenses in 2018". */
export function baseSaid(of: string): string {
  return /^(?:amount of|operating expense)/.test(of) ? nounInPlural(of)! : of;
}

const RULE =
  / (?:paid the manager of|awarded|collected from) each [a-z]+(?: [a-z]+)? ((?:with|that) .+?) a (?:bonus|grant|tax) equal to ([\d.]+) percent of the /;

/** For checkers: the condition and the percent of an introduction's rule. */
export function readRule(intro: string): { condition: string; percent: number } | null {
  const [, condition, percent] = RULE.exec(intro) ?? [];
  return condition === undefined
    ? null
    : { condition: unlimited(condition), percent: Number(percent) };
}

/** "The manager of Store A received a bonus", "Theater A paid a tax" */
export function paymentSaid(world: World, name: string): string {
  const { payment } = policyOf(world.story)!;
  const { payee, did } = PAYMENTS[payment];
  return `${payee}${name} ${did} a ${payment}`;
}

/** "managers received bonuses", "theaters paid taxes" */
export function paymentsSaid(world: World): string {
  const words: PaymentWords = PAYMENTS[policyOf(world.story)!.payment];
  return `${words.payees ?? world.story.things} ${words.did} ${words.plural}`;
}

/** Each row's payment, in the unit of the column that it's a percent of. */
export function paymentsOf({ rows, payments }: World): number[] {
  const { key, by, limit, percent } = payments!;
  return rows.map(({ figures }) => (figures[by]! > limit ? (figures[key]! * percent) / 100 : 0));
}
