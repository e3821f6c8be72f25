import type { Letter } from "../taxonomy.ts";
import type { SufficiencyDraft } from "./template.ts";

type Findings = Pick<SufficiencyDraft, "first" | "second" | "together">;

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
  return {
    A: first.enough ? (second.enough ? two : `${one} ${two}`) : one,
    B: second.enough ? (first.enough ? one : `${two} ${one}`) : two,
    C: alone ? `Nothing has to be combined. ${first.enough ? one : two}` : both,
    D: first.enough && second.enough ? `${one} ${two}` : first.enough ? two : one,
    E: key === "E" ? both : alone ? (first.enough ? one : two) : both,
  };
}

/**
 * The steps of a solution: what each statement gives, and both together if neither is enough alone.
 */
export function stepsOfFindings({ first, second, together }: Findings): string[] {
  const steps = [`Statement (1): ${first.why}`, `Statement (2): ${second.why}`];
  const isAlone = first.enough || second.enough;
  return isAlone || !together ? steps : [...steps, `Together: ${together.why}`];
}

/** A statement a template may choose, with the cases it leaves open. */
export interface CaseStatement<Case> {
  readonly kind: string;
  readonly text: string;
  readonly holds: (at: Case) => boolean;
  /** What a tutor says about it before naming the answers left. */
  readonly note: string;
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
