/** Values that a schema of the contract accepts, made by chance. */
import type { Route } from "@theta/contract";
import type { Chance } from "../../../../bench/load/random.ts";

type Schema = NonNullable<Route["body"]>;

/** The parts of a schema's definition that say what to make. */
interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  checks?: readonly { _zod: { def: { check: string; length?: number; minimum?: number } } }[];
}

export interface Maker {
  chance: Pick<Chance, "share" | "below">;
  /** How often something is left out that may be. */
  leavesOut: number;
  /** Values that the server has sent under this name. */
  known: (field: string) => readonly unknown[];
}

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const hourFromNow = (hours: number) => Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000;

/** Every leaf of the contract's inputs accepts some of these. */
const VALUES: readonly unknown[] = [
  true,
  false,
  null,
  {},
  0,
  1,
  2,
  3,
  6,
  10,
  42,
  100,
  155,
  205,
  555,
  805,
  1_000,
  0.5,
  1_700_000_000_000,
  hourFromNow(72),
  hourFromNow(96),
  hourFromNow(200),
  "",
  "0",
  "1",
  "2",
  "3",
  "10",
  "50",
  "yes",
  "a",
  "b",
  "gmat-pro",
  "percent-change",
  "000000",
  "123456",
  "5550100",
  "+91 98765 43210",
  "test-quant-1",
  "deliver-mail",
  "Ana Rao",
  "violet teapot 42",
  "Asia/Kolkata",
  "UTC",
  "Because of a test",
  "the-word",
  "ana@example.org",
  "asha@theta.example",
  "order_ABCDEFGHIJKLMN",
  "pay_ABCDEFGHIJKLMN",
  "7d8f2f0e-6a51-4c5b-9a3e-0d5c2b1a4e6f",
  "00000000-0000-4000-8000-000000000000",
  dayFromNow(-20),
  dayFromNow(0),
  dayFromNow(45),
  "2027-02-28",
  "w1-e1-quiz",
  "Zoë 😀 \u202e مرحبا e\u0301",
  "x".repeat(90),
  "y".repeat(450),
  "b64-_AbC09",
  "2 / 3 < 1",
  "Two lines\nof text, with 'quotes' and \\ slashes %s ${1}",
  "TmluZSBjb3BwZXIgb3dscw",
];

const accepted = new WeakMap<Schema, readonly unknown[]>();

function acceptedBy(schema: Schema): readonly unknown[] {
  const before = accepted.get(schema);
  if (before) return before;
  const found = VALUES.filter((value) => schema.safeParse(value).success);
  accepted.set(schema, found);
  return found;
}

const definitionOf = ({ _zod: zod }: Schema) => zod.def as unknown as Definition;

/** One of a list that isn't empty. */
export function pick<T>(chance: Pick<Chance, "below">, list: readonly T[]): T {
  return list[chance.below(list.length)]!;
}

/** Something the schema accepts. Undefined where it may be left out. */
export function makeInput(schema: Schema, maker: Maker, field = ""): unknown {
  const { chance } = maker;
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "object":
      return makeObject(definition.shape!, maker);
    case "optional":
    case "prefault":
      return chance.share() < maker.leavesOut
        ? undefined
        : makeInput(definition.innerType!, maker, field);
    case "nullable":
      return chance.share() < 0.2 ? null : makeInput(definition.innerType!, maker, field);
    case "array":
      return makeArray(definition, schema, maker, field);
    case "union":
      return makeInput(pick(chance, definition.options!), maker, field);
    case "pipe":
      if (definitionOf(definition.in!).type === "object") return makeInput(definition.in!, maker);
      return makeLeaf(schema, maker, field);
    case "record":
      return { a: "b" };
    default:
      return makeLeaf(schema, maker, field);
  }
}

function makeObject(shape: Record<string, Schema>, maker: Maker): Record<string, unknown> {
  const made = Object.entries(shape).map(([name, one]) => [name, makeInput(one, maker, name)]);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

function makeArray(definition: Definition, schema: Schema, maker: Maker, field: string): unknown[] {
  const { chance } = maker;
  const bounds = (definition.checks ?? []).map(({ _zod }) => _zod.def);
  const exact = bounds.find(({ check }) => check === "length_equals")?.length;
  const least = bounds.find(({ check }) => check === "min_length")?.minimum ?? 0;
  // Several tries, because some lists take each element only once.
  for (let tries = 0; ; tries++) {
    const length = exact ?? least + chance.below(3);
    const list = Array.from({ length }, () => makeInput(definition.element!, maker, field));
    if (tries === 50 || schema.safeParse(list).success) return list;
  }
}

function makeLeaf(schema: Schema, { chance, known }: Maker, field: string): unknown {
  if (chance.share() < 0.75) {
    const seen = known(field);
    for (let tries = 0; tries < 4 && seen.length > 0; tries++) {
      const value = pick(chance, seen);
      if (schema.safeParse(value).success) return value;
    }
  }
  const { type } = definitionOf(schema);
  if (type === "enum" || type === "literal") {
    const { _zod: zod } = schema;
    const { values: named } = zod as unknown as { values: Set<unknown> };
    return pick(chance, [...named]);
  }
  const fitting = acceptedBy(schema);
  if (fitting.length === 0)
    throw new Error(`No value for "${field}". Add one that its schema accepts to make-input.ts.`);
  return pick(chance, fitting);
}
