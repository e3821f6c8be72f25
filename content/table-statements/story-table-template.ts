import {
  type AnyStory,
  drawStatements,
  introOf,
  type Rng,
  type StatementKind,
  type TableTemplate,
  withSource,
} from "@theta/items/template";
import { drawPayments, ruleSaid } from "./policies.ts";
import type { StatementForm } from "./statement.ts";
import { readTable } from "./table-reader.ts";
import { isShort } from "./words.ts";
import { drawWorld, tableOf, type World } from "./world.ts";

type Forms = Readonly<Record<string, StatementForm>>;

interface StoryTable {
  readonly id: string;
  readonly kind: TableTemplate["kind"];
  readonly pattern: string;
  readonly stories: readonly AnyStory[];
  /** Facts that the table shows. Two of them are drawn if there's an inference, or three. */
  readonly forms: Forms;
  /** What the table supports as a whole; one statement is of such a form. */
  readonly inferences?: Forms;
  /** What reading this table costs before the statements add to it. */
  readonly base: number;
  readonly rows?: readonly [least: number, most: number];
  /** How often a statement should be true, where true ones are harder to draw. */
  readonly chanceOfTrue?: number;
  /** Whether two of three statements ask nearly the same. */
  readonly clash?: (texts: readonly string[]) => boolean;
  /** Whether the introduction ends with a rule by which some rows were paid. */
  readonly hasPayments?: boolean;
  /** The headings of the answers, if they aren't Yes and No, and what they're asked for. */
  readonly asked?: Asked | ((world: World) => Asked | null);
  /** Whether the steps follow the order of the forms, where each needs the one before. */
  readonly isInOrder?: boolean;
  /** The same for all draws, or by the names of the forms that were drawn. */
  readonly solution: Thoughts | ((drawn: readonly string[]) => Thoughts);
}

interface Thoughts {
  readonly idea: string;
  readonly check: string;
  readonly takeaway: string;
}

interface Asked {
  readonly choices: readonly [right: string, wrong: string];
  readonly stem: string;
}

const YES_OR_NO: Asked = {
  choices: ["Yes", "No"],
  stem: "For each of the following statements, select *Yes* if the statement is supported by the information in the table. Otherwise, select *No*.",
};
export const TRUE_OR_FALSE: Asked = {
  choices: ["True", "False"],
  stem: "For each of the following statements, select *True* if the statement is true based on the information in the table. Otherwise, select *False*.",
};
export const SUPPORTED_OR_NOT: Asked = {
  choices: ["Supported", "Not supported"],
  stem: "For each of the following statements, select *Supported* if the statement is supported by the information in the table. Otherwise, select *Not supported*.",
};
export const DETERMINED_OR_NOT: Asked = {
  choices: ["Can be determined", "Cannot be determined"],
  stem: "For each of the following quantities, select *Can be determined* if the value of the quantity can be determined from the information in the table. Otherwise, select *Cannot be determined*.",
};
/** For a relationship that the table shows. */
export const explainsOrNot = (relation: string): Asked => ({
  choices: ["Would help explain", "Would not help explain"],
  stem: `For each of the following statements, select *Would help explain* if the statement, if true, would help explain the relationship shown in the table ${relation}. Otherwise, select *Would not help explain*.`,
});

/** A Table Analysis template: tables from some stories, and three statements of different forms. */
export function storyTableTemplate(plan: StoryTable): TableTemplate {
  const { id, kind, pattern, solution, asked = YES_OR_NO } = plan;
  const forms = Object.values({ ...plan.forms, ...plan.inferences });
  return {
    id,
    format: "table-analysis",
    kind,
    pattern,
    make(rng) {
      const wanted = { tries: 30, chanceOfTrue: plan.chanceOfTrue ?? 0.5 };
      const world = withPayments(plan, drawWorld(plan.stories, plan.rows ?? [8, 11], rng), rng);
      const made = world && drawStatements<World>(kindsOf(plan, rng), world, rng, wanted);
      const wording = world && (typeof asked === "function" ? asked(world) : asked);
      if (!made || !wording) return null;
      // Three of the same look as if nobody had chosen them.
      if (new Set(made.statements.map(({ key }) => key)).size === 1) return null;
      if (plan.clash?.(made.statements.map(({ text }) => text))) return null;
      const { idea, check, takeaway } =
        typeof solution === "function" ? solution(made.kinds.split("+")) : solution;
      return {
        variant: `${made.kinds}/${world.story.name}`,
        difficulty: plan.base + Math.floor(made.weight / 2),
        intro: withSource(introSaid(world), world.story.source),
        table: tableOf(world),
        stem: wording.stem,
        choices: wording.choices,
        statements: made.statements,
        solution: { idea, steps: stepsOf(plan, made), check, takeaway },
      };
    },
    check(view) {
      const table = readTable(view);
      return view.statements.map((text) => {
        const form = forms.find((one) => one.pattern.test(text));
        if (!form) throw new Error(`No form reads “${text}”.`);
        return form.isTrue(form.pattern.exec(text)!.slice(1), table);
      });
    },
  };
}

function stepsOf(
  { forms, isInOrder }: StoryTable,
  { kinds, steps }: NonNullable<ReturnType<typeof drawStatements>>,
): string[] {
  if (!isInOrder) return [...steps];
  const order = Object.keys(forms);
  const placeOf = (step: string): number => order.indexOf(kinds.split("+")[steps.indexOf(step)]!);
  return steps.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function withPayments({ hasPayments }: StoryTable, world: World | null, rng: Rng): World | null {
  if (!world || !hasPayments) return world;
  const payments = drawPayments(world, rng);
  return payments && { ...world, payments };
}

function introSaid(world: World): string {
  const intro = introOf(world.story, world.rows.length);
  return world.payments ? `${intro} ${ruleSaid(world, world.payments)}` : intro;
}

function kindsOf(
  { forms, inferences }: StoryTable,
  rng: Rng,
): Record<string, StatementKind<World>> {
  const drawn = inferences
    ? [rng.pick(Object.entries(inferences)), ...rng.sample(Object.entries(forms), 2)]
    : Object.entries(forms);
  return Object.fromEntries(drawn.map(([name, { make }]) => [name, inShort(make)]));
}

/** The same statements, without those that are too long to be read at once. */
function inShort(make: StatementKind<World>): StatementKind<World> {
  return (world, rng, want) => {
    const made = make(world, rng, want);
    return made && isShort(made.text) ? made : null;
  };
}
