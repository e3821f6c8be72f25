import type { z } from "zod";
import { FORM_VERSION, type ItemForm, itemForm } from "../form/item-form.ts";
import { LETTERS } from "../taxonomy.ts";
import { arrange, arrangeRows, type Arranged } from "./arrange.ts";
import { placesOf } from "./key-places.ts";
import { createRng, type Rng } from "./rng.ts";
import { sufficiencyKey, sufficiencyReasons } from "./sufficiency.ts";
import type {
  Blank,
  GraphicsDraft,
  ProblemDraft,
  Sufficiency,
  SufficiencyCase,
  SufficiencyDraft,
  TableDraft,
  Template,
  TwoPartDraft,
} from "./template.ts";

/** How many failed draws to allow before a template counts as broken. */
const TRIES = 200;

export interface MadeItem {
  readonly item: ItemForm;
  readonly variant: string;
  /** Which draw of the seed it is. */
  readonly draw: number;
}

/**
 * What a seed wants of its options, so that over the whole bank neither a place nor a resemblance to the other
 * options says which one is right.
 */
interface Wanted {
  readonly place: number;
  /** For the second blank of a chart. */
  readonly secondPlace: number;
  /** How many of the wrong options should be better connected than the key. */
  readonly ahead: number;
}

/**
 * How many wrong options should be better connected than the key, each as often as it's listed. Whoever sees only the
 * options bets on the best-connected one, so the key is that one 1 time in 12. It's rarely the next one either, because
 * many drafts have no slips for more than one or two ahead.
 */
const AHEAD = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4] as const;

/** Few drafts have the slips for more. */
const AHEAD_WORTH_A_DRAW = 2;

/** How many draws to spend on getting what this seed wants. */
const TRIES_FOR_WANTED = 40;

/**
 * The item of a seed. The same template and seed always give the same item. Each seed wants the key in a place of
 * its own (A, B, C, …) and gets it where the template allows. With the draw that was found before, nothing is searched again.
 */
export function makeItem(template: Template, seed: number, draw?: number): MadeItem {
  const wanted = wantedBy(template, seed);
  const again = draw === undefined ? null : drawOnce(template, seed, draw, wanted);
  if (again) return madeOf(template, seed, again);
  let best: { made: MadeItem; misses: number } | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (best && (best.misses === 0 || attempt >= TRIES_FOR_WANTED)) break;
    const next = drawOnce(template, seed, attempt, wanted);
    if (!next || (best && next.misses >= best.misses)) continue;
    // Not for every draw, because reading a form takes long and most draws are dropped.
    best = { made: madeOf(template, seed, next), misses: next.misses };
  }
  if (best) return best.made;
  throw new Error(`Template ${template.id} made nothing of seed ${seed} in ${TRIES} draws.`);
}

function wantedBy({ id, format }: Template, seed: number): Wanted {
  return {
    place: createRng(`${id}/place`, seed).pick(placesOf(format)),
    secondPlace: createRng(`${id}/second place`, seed).int(0, 4),
    ahead: createRng(`${id}/ahead`, seed).pick(AHEAD),
  };
}

function madeOf(template: Template, seed: number, { form, variant, draw }: Drawn): MadeItem {
  return { item: checked(template, seed, form), variant, draw };
}

type Unchecked = z.input<typeof itemForm>;

/** A key in another place weighs more than one that the other options point to. */
function missesOf(item: Unchecked, ahead: number | null | undefined, wanted: Wanted): number {
  if (item.format === "graphics-interpretation")
    return (
      placesMissed(item.blanks[0], wanted.place) + placesMissed(item.blanks[1], wanted.secondPlace)
    );
  if (!isPlaced(item, wanted.place)) return 2;
  return Math.max(0, Math.min(wanted.ahead, AHEAD_WORTH_A_DRAW) - (ahead ?? Infinity)) / 2;
}

/** How far a blank's key is from where it's wanted, among as many options as there are. */
function placesMissed(
  { options }: { options: readonly { key?: true | undefined }[] },
  place: number,
) {
  const wanted = Math.round((place * (options.length - 1)) / 4);
  return Math.abs(options.findIndex(({ key }) => key) - wanted);
}

/** Whether the key is where it is wanted. Formats with several keys leave that to chance. */
function isPlaced(item: Unchecked, place: number): boolean {
  if (item.format === "problem-solving") return item.options[place]?.key === true;
  if (item.format === "data-sufficiency") return item.key === LETTERS[place];
  return true;
}

type Drawn = NonNullable<ReturnType<typeof drawOnce>>;

function drawOnce(template: Template, seed: number, draw: number, wanted: Wanted) {
  const rng = createRng(template.id, seed * TRIES + draw);
  const drawn = drawnBy(template, rng, wanted);
  if (!drawn) return null;
  const { draft, fields, ahead } = drawn;
  const form = {
    form: FORM_VERSION,
    id: `${template.id}-${seed}`,
    difficulty: levelOf(draft.difficulty + (template.levelShift ?? 0)),
    enemyGroup: template.id,
    state: "active",
    author: { kind: "template", template: template.id, seed },
    solution: draft.solution,
    ...fields,
  } satisfies Unchecked;
  return { form, draw, variant: draft.variant, misses: missesOf(form, ahead, wanted) };
}

function checked({ id }: Template, seed: number, form: Unchecked): ItemForm {
  const parsed = itemForm.safeParse(form);
  if (!parsed.success) throw new Error(`Template ${id}, seed ${seed}: ${parsed.error.message}`);
  return parsed.data;
}

function levelOf(difficulty: number): number {
  return Math.min(10, Math.max(1, Math.round(difficulty)));
}

type Fields<F> = Omit<
  Extract<Unchecked, { format: F }>,
  "form" | "id" | "format" | "difficulty" | "author" | "solution"
> & { format: F };

/** The draft and the fields specific to its format; null when another draw is needed. */
function drawnBy(template: Template, rng: Rng, wanted: Wanted) {
  switch (template.format) {
    case "problem-solving": {
      const draft = template.make(rng);
      const made = draft && problemFields(draft, rng, wanted);
      return (
        made && {
          draft,
          ahead: made.ahead,
          fields: {
            ...made.fields,
            subtopic: template.subtopic,
            domain: template.domain,
          } satisfies Fields<"problem-solving">,
        }
      );
    }
    case "data-sufficiency": {
      const draft = template.make(rng);
      return (
        draft && {
          draft,
          fields: {
            ...sufficiencyFields(draft),
            kind: template.kind,
          } satisfies Fields<"data-sufficiency">,
        }
      );
    }
    case "table-analysis": {
      const draft = template.make(rng);
      return (
        draft && {
          draft,
          fields: { ...tableFields(draft), kind: template.kind } satisfies Fields<"table-analysis">,
        }
      );
    }
    case "graphics-interpretation": {
      const draft = template.make(rng);
      const fields = draft && graphicsFields(draft, rng, wanted);
      return (
        fields && {
          draft,
          fields: { ...fields, kind: template.kind } satisfies Fields<"graphics-interpretation">,
        }
      );
    }
    case "two-part-analysis": {
      const draft = template.make(rng);
      const fields = draft && twoPartFields(draft, rng);
      return (
        fields && {
          draft,
          fields: { ...fields, kind: template.kind } satisfies Fields<"two-part-analysis">,
        }
      );
    }
  }
}

function problemFields(draft: ProblemDraft, rng: Rng, wanted: Wanted) {
  const arranged = arrange(draft.key, draft.slips, { slips: 4, atLeast: 4, ...wanted }, rng);
  return (
    arranged && {
      ahead: arranged.ahead,
      fields: {
        format: "problem-solving" as const,
        context: draft.context,
        stem: draft.stem,
        options: arranged.options.map(toOption),
      },
    }
  );
}

function sufficiencyFields(draft: SufficiencyDraft) {
  return {
    format: "data-sufficiency" as const,
    context: draft.context,
    stem: draft.stem,
    statements: [...draft.statements] as [string, string],
    key: sufficiencyKey(draft),
    why: sufficiencyReasons(draft),
    ...(draft.tension ? { tension: draft.tension } : {}),
    ...(draft.trap ? { trap: draft.trap.letter } : {}),
    ...rivalsOf(draft),
  };
}

function rivalsOf({ first, second, together }: SufficiencyDraft) {
  const rivals = {
    ...(first.rivals ? { first: pairOf(first.rivals) } : {}),
    ...(second.rivals ? { second: pairOf(second.rivals) } : {}),
    ...(together?.rivals ? { together: pairOf(together.rivals) } : {}),
  };
  return Object.keys(rivals).length > 0 ? { rivals } : {};
}

function pairOf([one, other]: NonNullable<Sufficiency["rivals"]>) {
  return [{ ...one }, { ...other }] as [SufficiencyCase, SufficiencyCase];
}

function tableFields(draft: TableDraft) {
  return {
    format: "table-analysis" as const,
    intro: draft.intro,
    table: draft.table,
    stem: draft.stem,
    choices: [...draft.choices] as [string, string],
    rows: draft.statements.map(({ text, key, why }) => ({
      text,
      why,
      key: key ? (0 as const) : (1 as const),
    })),
  };
}

function graphicsFields(draft: GraphicsDraft, rng: Rng, wanted: Wanted) {
  const places = [wanted.place, wanted.secondPlace];
  const [first, second] = draft.blanks.map((blank: Blank, k) =>
    arrange(blank.key, blank.slips, { slips: 4, atLeast: 2, place: places[k]! }, rng),
  );
  if (!first || !second) return null;
  return {
    format: "graphics-interpretation" as const,
    intro: draft.intro,
    chart: draft.chart,
    stem: draft.stem,
    blanks: [
      { options: first.options.map(toOption) },
      { options: second.options.map(toOption) },
    ] as [{ options: ReturnType<typeof toOption>[] }, { options: ReturnType<typeof toOption>[] }],
  };
}

function twoPartFields(draft: TwoPartDraft, rng: Rng) {
  const arranged = arrangeRows(draft.rows, draft.keys, rng);
  return (
    arranged && {
      format: "two-part-analysis" as const,
      context: draft.context,
      stem: draft.stem,
      columns: [...draft.columns] as [string, string],
      rows: arranged.rows.map(({ text, why }) => ({ text, why })),
      keys: arranged.keys,
    }
  );
}

function toOption({ choice, isKey }: Arranged) {
  return {
    text: choice.text,
    why: choice.why,
    ...(isKey ? { key: true as const } : {}),
    ...("slip" in choice ? { slip: choice.slip } : {}),
  };
}
