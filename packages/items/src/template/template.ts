import type { ChartForm, ChartInput } from "../chart/chart-form.ts";
import type { TableForm, TableInput } from "../form/table-form.ts";
import type { Context, Domain, Letter, QuantSubtopic } from "../taxonomy.ts";
import type { Rng } from "./rng.ts";

/**
 * A template makes items of one reasoning pattern: `make` draws numbers, words and wrong answers,
 * `check` solves the finished item by another way, from what a learner can read of it.
 * Texts are Markdown with TeX between dollar signs.
 */
export type Template =
  ProblemTemplate | SufficiencyTemplate | TableTemplate | GraphicsTemplate | TwoPartTemplate;

interface Common<Draft, View, Verdict> {
  /** Stable for ever, unique in the bank, the name of its file: "price-after-two-changes". */
  readonly id: string;
  /** The reasoning pattern in one sentence, for editors. */
  readonly pattern: string;
  /** Null when the numbers drawn do not come out; another draw follows. */
  make(rng: Rng): Draft | null;
  /** Solves the finished item from its text. Throws when the text cannot be read. */
  check(view: View): Verdict;
}

export interface ProblemTemplate extends Common<ProblemDraft, ProblemView, number[]> {
  readonly format: "problem-solving";
  readonly subtopic: QuantSubtopic;
  readonly domain: Domain;
  /** The places of all options that are right: exactly one, the key. */
  check(view: ProblemView): number[];
}

export interface SufficiencyTemplate extends Common<SufficiencyDraft, SufficiencyView, Letter> {
  readonly format: "data-sufficiency";
  readonly kind: "value" | "yes-no";
}

export interface TableTemplate extends Common<TableDraft, TableView, boolean[]> {
  readonly format: "table-analysis";
  readonly kind: "math" | "non-math";
}

/** The right option of each blank, counted from 0; all right ones, so that exactly one can be asked for. */
export interface GraphicsTemplate extends Common<
  GraphicsDraft,
  GraphicsView,
  [number[], number[]]
> {
  readonly format: "graphics-interpretation";
  readonly kind: "math" | "non-math";
}

/** All right rows of each column; or, where the two answers depend on each other, all right pairs. */
export interface TwoPartTemplate extends Common<
  TwoPartDraft,
  TwoPartView,
  { first: number[]; second: number[] } | { pairs: [number, number][] }
> {
  readonly format: "two-part-analysis";
  readonly kind: "math" | "non-math";
}

/** What every draft says of itself. */
interface DraftCommon {
  /** Which phrasing and setting this is: "asks-price/lamps". A template should have at least four. */
  readonly variant: string;
  /** 1 to 10; state the features that make it, as a sum in the template. */
  readonly difficulty: number;
  readonly solution: Solution;
}

export interface Solution {
  /** The thought that opens the question, in one sentence. */
  readonly idea: string;
  /** Each short, with the very numbers. */
  readonly steps: string[];
  /** The quickest safe way, or the check that catches the common slip. */
  readonly check?: string;
}

/** An answer. With a `value` options are put in order of size, else in an order drawn by chance. */
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
  /** Four or more, the most tempting first; equal ones and those equal to the key are dropped. */
  readonly slips: readonly Slip[];
}

/** What the options of Problem Solving are made of. */
export type ProblemOptions = Pick<ProblemDraft, "key" | "slips">;

/** Whether a statement settles the question, and the reason. */
export interface Sufficiency {
  readonly enough: boolean;
  readonly why: string;
}

/** The key follows: A, B, C, D or E. So do the reasons of the five standing options. */
export interface SufficiencyDraft extends DraftCommon {
  readonly context: Context;
  readonly stem: string;
  readonly statements: readonly [string, string];
  readonly first: Sufficiency;
  readonly second: Sufficiency;
  /** Needed when neither is enough alone. */
  readonly together?: Sufficiency;
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
  /** Five or six, distinct. With values they are put in order of size, else in an order drawn by chance. */
  readonly rows: readonly Choice[];
  /** The right row of each column, by place in `rows`. */
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
