import type { SufficiencyForm } from "../form/item-form.ts";
import type { Letter, Tension } from "../taxonomy.ts";
import { keyFromAnswers } from "./sufficiency.ts";
import type { SufficiencyCase, SufficiencyModel } from "./template.ts";

/** A statement that settles a question about a bound by more than this share of it gives it away. */
const WIDEST_MARGIN = 1 / 3;

/** Which keys go with a tension, and which wrong options may tempt. */
const FITTING: Readonly<Record<Tension, { keys: string; traps: string }>> = {
  "hidden-enough": { keys: "ABCD", traps: "ABCE" },
  "false-enough": { keys: "ABCE", traps: "ABD" },
  "c-trap": { keys: "ABD", traps: "C" },
  "near-miss": { keys: "E", traps: "ABCD" },
};

type Judged = Pick<SufficiencyForm, "key" | "tension" | "trap" | "rivals">;
type Place = "first" | "second" | "together";

const NAMES: Readonly<Record<Place, string>> = {
  first: "statement (1)",
  second: "statement (2)",
  together: "both statements together",
};

/** What a finished question's model says against it; null if nothing. */
export function sufficiencyFault(model: SufficiencyModel, form: Judged): string | null {
  const cases = [...model.cases];
  const first = cases.filter((one) => model.first(one));
  const second = cases.filter((one) => model.second(one));
  const sets = { first, second, together: first.filter((one) => model.second(one)) };
  const key = keyOf(model, sets);
  if (key !== form.key) return `the checker finds ${key}, the key is ${form.key}`;
  return (
    aboutContent(sets, cases.length) ??
    aboutMargins(model, sets) ??
    aboutTension(form) ??
    aboutRivals(model, sets, form)
  );
}

type CaseSets = Readonly<Record<Place, readonly SufficiencyCase[]>>;

function keyOf(model: SufficiencyModel, { first, second, together }: CaseSets): Letter {
  const answers = (own: readonly SufficiencyCase[]) => own.map((one) => model.answer(one));
  return keyFromAnswers(answers(first), answers(second), answers(together));
}

function isEnough(model: SufficiencyModel, own: readonly SufficiencyCase[]): boolean {
  return new Set(own.map((one) => model.answer(one))).size === 1;
}

function aboutContent(sets: CaseSets, all: number): string | null {
  const empty = (["first", "second"] as const).find((place) => sets[place].length === all);
  return empty ? `${NAMES[empty]} excludes nothing` : null;
}

function aboutMargins(model: SufficiencyModel, sets: CaseSets): string | null {
  if (!model.distance) return null;
  const wide = (["first", "second"] as const).find(
    (place) =>
      isEnough(model, sets[place]) &&
      sets[place].every((one) => model.distance!(one) > WIDEST_MARGIN),
  );
  return wide ? `${NAMES[wide]} settles the question by more than a third of the bound` : null;
}

function aboutTension({ key, tension, trap }: Judged): string | null {
  if (!tension || !trap) return "says no tension, or no trap";
  const { keys, traps } = FITTING[tension];
  if (!keys.includes(key)) return `the key ${key} doesn't go with "${tension}"`;
  if (trap === key || !traps.includes(trap)) return `the trap ${trap} doesn't go with "${tension}"`;
  return null;
}

/** Whatever isn't enough has two rivals, as long as it matters for the key. */
function aboutRivals(
  model: SufficiencyModel,
  sets: CaseSets,
  { key, rivals = {} }: Judged,
): string | null {
  const places: readonly Place[] =
    key === "C" || key === "E" ? ["first", "second", "together"] : ["first", "second"];
  const faults = places
    .filter((place) => !isEnough(model, sets[place]))
    .map((place) => rivalFault(model, place, rivals[place]));
  return faults.find((fault) => fault !== null) ?? null;
}

function rivalFault(
  model: SufficiencyModel,
  place: Place,
  pair: readonly [SufficiencyCase, SufficiencyCase] | undefined,
): string | null {
  if (!pair) return `${NAMES[place]}: not enough, but two concrete cases are missing`;
  const fits = (one: SufficiencyCase) =>
    (place === "second" || model.first(one)) && (place === "first" || model.second(one));
  const stray = pair.find((one) => !fits(one));
  if (stray) return `${NAMES[place]}: the case ${JSON.stringify(stray)} doesn't fit`;
  return Object.is(model.answer(pair[0]), model.answer(pair[1]))
    ? `${NAMES[place]}: both cases have the same answer`
    : null;
}
