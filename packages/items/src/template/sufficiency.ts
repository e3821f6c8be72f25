import type { Letter, Tension } from "../taxonomy.ts";
import type { Rng } from "./rng.ts";
import type { Sufficiency, SufficiencyCase, SufficiencyDraft } from "./template.ts";

type Findings = Pick<SufficiencyDraft, "first" | "second" | "together" | "trap">;

/** Which of the five standing options is right for these findings. */
export function sufficiencyKey({ first, second, together }: Findings): Letter {
  if (first.enough && second.enough) return "D";
  if (first.enough) return "A";
  if (second.enough) return "B";
  if (!together) throw new Error("When neither statement is enough alone, say what both give.");
  return together.enough ? "C" : "E";
}

/** What a tutor says about each standing option, given the three findings. */
export function sufficiencyReasons(findings: Findings): Record<Letter, string> {
  const { first, second, together } = findings;
  const key = sufficiencyKey(findings);
  const one = `Statement (1): ${first.why}`;
  const two = `Statement (2): ${second.why}`;
  const both = together ? `Together: ${together.why}` : "";
  const alone = first.enough || second.enough;
  const reasons: Record<Letter, string> = {
    A: first.enough ? (second.enough ? two : `${one} ${two}`) : one,
    B: second.enough ? (first.enough ? one : `${two} ${one}`) : two,
    C: alone ? `Nothing has to be combined. ${first.enough ? one : two}` : both,
    D: first.enough && second.enough ? `${one} ${two}` : first.enough ? two : one,
    E: key === "E" ? both : alone ? (first.enough ? one : two) : both,
  };
  const { trap } = findings;
  return trap ? { ...reasons, [trap.letter]: `${trap.why} ${reasons[trap.letter]}` } : reasons;
}

/**
 * The steps of a solution: what each statement gives, and both together if neither is enough alone.
 */
export function stepsOfFindings({ first, second, together }: Findings): string[] {
  const steps = [`Statement (1): ${first.why}`, `Statement (2): ${second.why}`];
  const isAlone = first.enough || second.enough;
  return isAlone || !together ? steps : [...steps, `Together: ${together.why}`];
}

/** A whole question: two statements chosen for each other, and what makes them hard to judge. */
export type StatementPair = Required<Pick<SufficiencyDraft, "statements" | "tension" | "trap">> &
  Pick<SufficiencyDraft, "first" | "second" | "together">;

/** The finding that something is enough. */
export function settles(why: string): Sufficiency {
  return { enough: true, why };
}

/** The finding that something isn't enough, with two cases that answer the question differently. */
export function leavesOpen(why: string, one: SufficiencyCase, other: SufficiencyCase): Sufficiency {
  return { enough: false, why, rivals: [one, other] };
}

/**
 * Two statements with what each gives and, if neither is enough alone, both together; first the
 * tension, with the option that tempts and why.
 */
export function statementPair(
  [tension, letter, why]: readonly [Tension, Letter, string],
  [one, first]: readonly [text: string, finding: Sufficiency],
  [two, second]: readonly [text: string, finding: Sufficiency],
  together?: Sufficiency,
): StatementPair {
  return {
    statements: [one, two],
    first,
    second,
    ...(together ? { together } : {}),
    tension,
    trap: { letter, why },
  };
}

/** The question with its statements in an order drawn at random. Its texts must not name (1) or (2). */
export function inEitherOrder(pair: StatementPair, rng: Rng): StatementPair {
  if (rng.chance(0.5)) return pair;
  const { statements, first, second, trap } = pair;
  const { letter } = trap;
  return {
    ...pair,
    statements: [statements[1], statements[0]],
    first: second,
    second: first,
    trap: { ...trap, letter: letter === "A" ? "B" : letter === "B" ? "A" : letter },
  };
}

/** A statement a template may choose, with the cases it leaves open. */
export interface CaseStatement<Case> {
  readonly kind: string;
  readonly text: string;
  readonly holds: (at: Case) => boolean;
  /** What a tutor says about it before naming the answers left. */
  readonly note: string;
}

/** What makes a designed pair of statements hard to judge, and how hard it is. */
export interface Designed {
  readonly tension: Tension;
  readonly trap: { readonly letter: Letter; readonly why: string };
  readonly level: number;
}

export function designed(tension: Tension, letter: Letter, why: string, level: number): Designed {
  return { tension, trap: { letter, why }, level };
}

/** Whether each statement, and both together, is enough or looks as if it were. */
export interface Impression {
  readonly first: boolean;
  readonly second: boolean;
  readonly together: boolean;
}

/**
 * The tension between what statements are and what they look like, with the option that somebody
 * takes who goes by looks; null when looks lead to the key.
 */
export function tensionBetween(
  is: Impression,
  looks: Impression,
): { readonly tension: Tension; readonly letter: Letter } | null {
  const [key, letter] = [letterOf(is), letterOf(looks)];
  if (letter === key) return null;
  if (key === "E") return { tension: letter === "C" ? "near-miss" : "false-enough", letter };
  if (key === "C") return { tension: letter === "E" ? "hidden-enough" : "false-enough", letter };
  if (letter === "C") return { tension: "c-trap", letter };
  const seesTooMuch = (looks.first && !is.first) || (looks.second && !is.second);
  return { tension: seesTooMuch ? "false-enough" : "hidden-enough", letter };
}

function letterOf({ first, second, together }: Impression): Letter {
  const [one, two, both] = [first, second, together].map((enough) => ({ enough, why: "" }));
  return sufficiencyKey({ first: one!, second: two!, together: both! });
}

/** A statement, the cases it allows, and what a tutor says it gives, as a sentence. */
export interface Said<Case> {
  readonly text: string;
  readonly holds: (one: Case) => boolean;
  readonly gives: string;
}

/** The sentences that findings are put together from. */
interface FindingWords<Case> {
  /** What both statements give together. */
  readonly together: (fits: readonly Case[]) => string;
  /** That the question is settled. */
  readonly settled: (one: Case) => string;
  /** Two cases with different answers. */
  readonly rivals: (one: Case, other: Case) => string;
}

/** What two statements settle, judged on all cases, with two rivals where they aren't enough. */
export function findingsByCases<Case extends SufficiencyCase>(
  cases: readonly Case[],
  [one, two]: readonly [Said<Case>, Said<Case>],
  answer: (one: Case) => unknown,
  words: FindingWords<Case>,
): Record<"first" | "second" | "together", Sufficiency<Case>> {
  const judge = (fits: readonly Case[], gives: string): Sufficiency<Case> => {
    const [known] = fits;
    if (!known) throw new Error("A statement leaves no case at all.");
    const own = answer(known);
    const rival = fits.find((other) => answer(other) !== own);
    return rival
      ? { enough: false, rivals: [known, rival], why: `${gives} ${words.rivals(known, rival)}` }
      : { enough: true, why: `${gives} ${words.settled(known)}` };
  };
  const [first, second] = [cases.filter(one.holds), cases.filter(two.holds)];
  const both = first.filter(two.holds);
  return {
    first: judge(first, one.gives),
    second: judge(second, two.gives),
    together: judge(both, words.together(both)),
  };
}

/**
 * For checkers: the key for these sets of possible answers. Each argument lists the answers
 * (values, or true and false) that occur among the cases allowed by the statement or by both. An
 * empty list means that a statement contradicts the stem or the other statement, so the item must
 * never be shown.
 */
export function keyFromAnswers(
  first: readonly unknown[],
  second: readonly unknown[],
  both: readonly unknown[],
): Letter {
  const [one, two, together] = [first, second, both].map((answers) => new Set(answers).size);
  if (!one || !two || !together) throw new Error("A statement leaves no case at all.");
  if (one === 1 && two === 1) return "D";
  if (one === 1) return "A";
  if (two === 1) return "B";
  return together === 1 ? "C" : "E";
}

/** For checkers: `keyFromAnswers` for a list of cases. */
export function keyByCases<Case>(
  cases: Iterable<Case>,
  first: (one: Case) => boolean,
  second: (one: Case) => boolean,
  answer: (one: Case) => unknown,
): Letter {
  const found: [Set<unknown>, Set<unknown>, Set<unknown>] = [new Set(), new Set(), new Set()];
  for (const one of cases) {
    const [holds1, holds2] = [first(one), second(one)];
    if (holds1) found[0].add(answer(one));
    if (holds2) found[1].add(answer(one));
    if (holds1 && holds2) found[2].add(answer(one));
  }
  return keyFromAnswers([...found[0]], [...found[1]], [...found[2]]);
}
