import type { RangedScore, SectionName } from "@theta/contract";
import type { NormalPrior } from "@theta/engine";

export type MockSection = PlannedSection | RunningSection | EndedSection;

interface Chosen {
  readonly id: string;
  readonly learnerId: string;
  readonly mockId: string;
  readonly section: SectionName;
  /** In the order they are taken, starting at 1. */
  readonly place: number;
  /** Number of positions. */
  readonly total: number;
  /** The engine's only source of randomness. */
  readonly seed: number;
}

interface Begun extends Chosen {
  /** What was known about the learner when it began; null if nothing was. */
  readonly prior: NormalPrior | null;
  readonly startedAt: Date;
  readonly deadline: Date;
  /** Seconds by which the deadline was moved; null until it was, which happens once. */
  readonly givenBack: number | null;
  /** Seconds by which support moved it, apart from those. */
  readonly staffAdded: number;
  /** When its learner last continued it after support had reopened it. */
  readonly continuedAt: Date | null;
  /** Whole seconds that its clock stood still before that. */
  readonly pausedSeconds: number;
  /** How often it was reopened while it ran. */
  readonly reopened: number;
}

export interface PlannedSection extends Chosen {
  readonly state: "planned";
  /** Support has reopened it: it continues where it stopped. Null if it hasn't begun. */
  readonly reopened: Reopened | null;
}

interface Reopened {
  /** For how long. */
  readonly seconds: number;
  readonly stoppedAt: Date;
  /** As it was when it stopped. */
  readonly section: RunningSection;
}

export interface RunningSection extends Begun {
  readonly state: "running";
}

export interface EndedSection extends Begun {
  readonly state: "ended";
  readonly endedAt: Date;
  readonly endedBy: "learner" | "time";
  readonly correct: number;
  readonly wrong: number;
  readonly repeats: number;
  readonly result: RangedScore;
  /** What guessing at the rest would have given. */
  readonly guessing: RangedScore | null;
}

/** A section that isn't over. */
export type OpenSection = PlannedSection | RunningSection;

/** The section that is running, or the one that comes next; none when all are over. */
export function currentOf(sections: readonly MockSection[]): OpenSection | undefined {
  return sections.find((one) => one.state !== "ended");
}

export function endedOf(sections: readonly MockSection[]): EndedSection[] {
  return sections.filter((one) => one.state === "ended");
}

/** Throws when the section is in another state. */
export function inState<S extends MockSection["state"]>(
  section: MockSection,
  state: S,
): Extract<MockSection, { state: S }> {
  if (!isIn(section, state)) throw new Error(`A section is ${section.state}, not ${state}.`);
  return section;
}

function isIn<S extends MockSection["state"]>(
  section: MockSection,
  state: S,
): section is Extract<MockSection, { state: S }> {
  return section.state === state;
}
