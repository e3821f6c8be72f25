import type { ChartForm, ChartInput } from "../chart/chart-form.ts";
import type { TableForm, TableInput } from "../form/table-form.ts";
import type { Context, Domain, Letter, QuantSubtopic, Tension } from "../taxonomy.ts";
import type { Rng } from "./rng.ts";

/**
 * A template makes items of one reasoning pattern. `make` draws numbers, words, and wrong answers;
 * `check` solves the finished item another way, from what a learner can read. Texts are Markdown
 * with TeX between dollar signs.
 */
export type Template =
  ProblemTemplate | SufficiencyTemplate | TableTemplate | GraphicsTemplate | TwoPartTemplate;

interface Common<Draft, View, Verdict> {
  /** Never changes, unique in the bank, and the name of its file: "price-after-two-changes". */
  readonly id: string;
  /** The reasoning pattern in one sentence, for editors. */
  readonly pattern: string;
  /** How far readers found its items from the difficulty it works out. The bank adds it. */
  readonly levelShift?: number;
  /** Returns null when the numbers don't work out; another draw follows. */
  make(rng: Rng): Draft | null;
  /** Solves the finished item from its text. Throws when the text can't be read. */
  check(view: View): Verdict;
}

export interface ProblemTemplate extends Common<ProblemDraft, ProblemView, number[]> {
  readonly format: "problem-solving";
  readonly subtopic: QuantSubtopic;
  readonly domain: Domain;
  /** The indices of all right options: exactly one, the key. */
  check(view: ProblemView): number[];
  /**
   * For each option, whether a reader who doesn't calculate must leave it open: the right sign, the
   * right side of every bound that the stem states, an integer where things are counted. At most one
   * option may be impossible. Left out only where options aren't values, such as expressions.
   */
  possible?(view: ProblemView): boolean[];
}

export interface SufficiencyTemplate extends Common<
  SufficiencyDraft,
  SufficiencyView,
  SufficiencyModel | Letter
> {
  readonly format: "data-sufficiency";
  readonly kind: "value" | "yes-no";
}

export interface TableTemplate extends Common<TableDraft, TableView, boolean[]> {
  readonly format: "table-analysis";
  readonly kind: "math" | "non-math";
}

/** All right options of each blank, starting at 0, so that a caller can require exactly one. */
export interface GraphicsTemplate extends Common<
  GraphicsDraft,
  GraphicsView,
  [number[], number[]]
> {
  readonly format: "graphics-interpretation";
  readonly kind: "math" | "non-math";
}

/** All right rows of each column, or all right pairs if the two answers depend on each other. */
export interface TwoPartTemplate extends Common<
  TwoPartDraft,
  TwoPartView,
  { first: number[]; second: number[] } | { pairs: [number, number][] }
> {
  readonly format: "two-part-analysis";
  readonly kind: "math" | "non-math";
}

/** What every draft says about itself. */
interface DraftCommon {
  /**
   * Which phrasing and setting this is: "asks-price/lamps". A template should have at least four.
   */
  readonly variant: string;
  /** From 1 to 10. State the features behind it as a sum in the template. */
  readonly difficulty: number;
  readonly solution: Solution;
}

export interface Solution {
  /** The thought that unlocks the question, in one sentence. */
  readonly idea: string;
  /** The fastest path, if it isn't the standard one. Shown first. */
  readonly fast?: string[];
  /** The standard path. Each short, with the actual numbers. */
  readonly steps: string[];
  /** The check that catches the common slip. */
  readonly check?: string;
  /** What to remember for the next question of this kind, in one sentence. */
  readonly takeaway?: string;
}

/** An answer. Options with a `value` are ordered by size, others at random. */
export interface Choice {
  readonly text: string;
  readonly value?: number;
  readonly why: string;
}

/** A wrong answer that somebody arrives at honestly. */
export interface Slip extends Choice {
  /** The misconception in a few words: "adds the percents". */
  readonly slip: string;
}

export interface ProblemDraft extends DraftCommon {
  readonly context: Context;
  readonly stem: string;
  readonly key: Choice;
  /** Four or more, the most tempting first. Those equal to the key or to each other are dropped. */
  readonly slips: readonly Slip[];
}

/** What Problem Solving options are made from. */
export type ProblemOptions = Pick<ProblemDraft, "key" | "slips">;

/** Whether a statement settles the question, and why. */
export interface Sufficiency<Case extends SufficiencyCase = SufficiencyCase> {
  readonly enough: boolean;
  readonly why: string;
  /** If it isn't enough: two cases that fit and answer the question differently. */
  readonly rivals?: readonly [Case, Case];
}

/** Values of the unknowns by name, as the checker names them: { x: 2, y: 3 }. */
export type SufficiencyCase = Readonly<Record<string, number>>;

/**
 * What a checker reads in a finished question. From it, the kit works out the key, tries the rivals,
 * and refuses statements that exclude nothing or settle the question by far.
 */
export interface SufficiencyModel<Case extends SufficiencyCase = SufficiencyCase> {
  /** All cases that the stem allows, in a space wide enough for both statements. */
  readonly cases: Iterable<Case>;
  first(one: Case): boolean;
  second(one: Case): boolean;
  /** The answer in this case: a value, or true and false. */
  answer(one: Case): unknown;
  /**
   * If the question is whether a quantity is above or below a bound: how far it is from the bound, as
   * a share of the bound.
   */
  distance?(one: Case): number;
}

/** The key follows: A, B, C, D, or E. So do the reasons for the five standing options. */
export interface SufficiencyDraft extends DraftCommon {
  readonly context: Context;
  readonly stem: string;
  readonly statements: readonly [string, string];
  readonly first: Sufficiency;
  readonly second: Sufficiency;
  /** Needed when neither is enough alone. */
  readonly together?: Sufficiency;
  /** What makes it hard to judge. */
  readonly tension?: Tension;
  /** The standing option that tempts because of it, and why it does. */
  readonly trap?: { readonly letter: Letter; readonly why: string };
}

export interface TableDraft extends DraftCommon {
  readonly intro: string;
  readonly table: TableInput;
  /** "For each of the following statements, select Yes if …" */
  readonly stem: string;
  readonly choices: readonly [string, string];
  /** Three. `key` is true when the first choice is right. */
  readonly statements: readonly {
    readonly text: string;
    readonly key: boolean;
    readonly why: string;
  }[];
}

export interface GraphicsDraft extends DraftCommon {
  readonly intro: string;
  readonly chart: ChartInput;
  /** Sentences with {1} and {2}. */
  readonly stem: string;
  /** Two or more slips each (up to four are used). */
  readonly blanks: readonly [Blank, Blank];
}

export interface Blank {
  readonly key: Choice;
  readonly slips: readonly Slip[];
}

export interface TwoPartDraft extends DraftCommon {
  readonly context: Context;
  readonly stem: string;
  readonly columns: readonly [string, string];
  /** Five or six different rows. Rows with values are ordered by size, others at random. */
  readonly rows: readonly Choice[];
  /** The right row of each column, as an index in `rows`. */
  readonly keys: readonly [number, number];
}

export interface ProblemView {
  readonly stem: string;
  readonly options: readonly string[];
}

export interface SufficiencyView {
  readonly stem: string;
  readonly statements: readonly [string, string];
}

export interface TableView {
  readonly intro: string;
  readonly table: TableForm;
  readonly stem: string;
  readonly choices: readonly [string, string];
  readonly statements: readonly string[];
}

export interface GraphicsView {
  readonly intro: string;
  readonly chart: ChartForm;
  readonly stem: string;
  readonly blanks: readonly [readonly string[], readonly string[]];
}

export interface TwoPartView {
  readonly stem: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly string[];
}
