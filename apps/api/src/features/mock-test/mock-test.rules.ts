import {
  BREAK_SECONDS,
  type MockLock,
  SECTION_ORDERS,
  SECTION_SECONDS,
  secondsAllowed,
  type SectionName,
  type TimeAllowed,
} from "@theta/contract";
import { GMAT_BLUEPRINTS } from "@theta/engine";
import type { MockSection } from "./mock-section.ts";

/** From one moment to another. */
export interface Span {
  from: Date;
  to: Date;
}

/** The sections of a mock in the order they are taken. */
export function sectionsOf(
  only: SectionName | null,
  orderType: number | null,
): readonly SectionName[] {
  if (only !== null) return [only];
  return SECTION_ORDERS[orderType ?? 1]!;
}

/** Number of positions in a section. */
export function lengthOf(section: SectionName): number {
  return GMAT_BLUEPRINTS[section].length;
}

/** 0 not started, 1 under way, 2 between two sections, 3 over. */
export function statusOf(
  attempt: { readonly endedAt: Date | null } | null,
  sections: readonly Pick<MockSection, "state">[],
): 0 | 1 | 2 | 3 {
  if (attempt === null) return 0;
  if (attempt.endedAt !== null) return 3;
  const isBetween =
    sections.some(({ state }) => state === "ended") &&
    sections.every(({ state }) => state !== "running");
  return isBetween ? 2 : 1;
}

/**
 * What keeps a learner from starting a mock, given the room their plan has for its kind; null if
 * nothing does.
 */
export function lockOf(allowance: { of: number; used: number }): MockLock | null {
  if (allowance.of === 0) return "not-in-plan";
  return allowance.used >= allowance.of ? "used-up" : null;
}

export interface BreakTaken {
  /** The place of the section that it follows. */
  readonly after: number;
  readonly startedAt: Date;
  /** Null while it runs, or when its time ended it. */
  readonly endedAt: Date | null;
}

interface Breaks {
  readonly breaks: readonly BreakTaken[];
  readonly hasExtraBreaks: boolean;
}

/** One in a mock, or one before every section but the first. */
const BREAKS = 1;
const EXTRA_BREAKS = 2;

export type Break =
  | { readonly state: "offered" }
  | { readonly state: "running"; readonly startedAt: Date; readonly endsAt: Date }
  | {
      readonly state: "over";
      readonly startedAt: Date;
      readonly endsAt: Date;
      readonly endedBy: "learner" | "time";
    };

/** The state of the break before the section at `place`; null if there is none to take. */
export function breakBefore(
  place: number,
  { breaks, hasExtraBreaks }: Breaks,
  now: Date,
): Break | null {
  if (place === 1) return null;
  const taken = breaks.find(({ after }) => after === place - 1);
  if (!taken)
    return breaks.length < (hasExtraBreaks ? EXTRA_BREAKS : BREAKS) ? { state: "offered" } : null;
  const { startedAt, endedAt } = taken;
  const endsAt = breakEndOf(startedAt);
  if (endedAt !== null) return { state: "over", startedAt, endsAt, endedBy: "learner" };
  if (now >= endsAt) return { state: "over", startedAt, endsAt, endedBy: "time" };
  return { state: "running", startedAt, endsAt };
}

/** When a break ends at the latest. */
export function breakEndOf(startedAt: Date): Date {
  return new Date(startedAt.getTime() + BREAK_SECONDS * 1000);
}

/**
 * When the next section's instructions have had their seconds after a break. Those stand still while the service is
 * down.
 */
export function startByAfter(
  { endsAt }: { endsAt: Date },
  instructions: number,
  { gaps, now }: { gaps: readonly Span[]; now: Date },
): Date {
  const down = secondsWithin(gaps, { from: endsAt, to: now });
  return new Date(endsAt.getTime() + (instructions + down) * 1000);
}

/** Whole seconds that the break before a section took from it, by the clock that it was given. */
export function overrunTaken(
  section: {
    readonly startedAt: Date;
    readonly deadline: Date;
    readonly givenBack: number | null;
    readonly staffAdded: number;
    readonly pausedSeconds: number;
  },
  time: TimeAllowed,
): number {
  const { startedAt, deadline, givenBack, staffAdded, pausedSeconds } = section;
  const given = (deadline.getTime() - startedAt.getTime()) / 1000 - pausedSeconds;
  return Math.round(secondsAllowed(SECTION_SECONDS, time) + (givenBack ?? 0) + staffAdded - given);
}

/** When a section's clock ran: once, or before and after it stood still. */
export function spansOf(section: {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly continuedAt: Date | null;
  readonly pausedSeconds: number;
}): Span[] {
  const { startedAt, endedAt, continuedAt, pausedSeconds } = section;
  if (!continuedAt) return [{ from: startedAt, to: endedAt }];
  const stoppedAt = new Date(continuedAt.getTime() - pausedSeconds * 1000);
  return [
    { from: startedAt, to: stoppedAt },
    { from: continuedAt, to: endedAt },
  ];
}

/**
 * Whole seconds a section is owed. Its clock stopped while the service was down, so lost time also
 * moves the deadline up to which it counts.
 */
export function secondsOwed(
  gaps: readonly Span[],
  { startedAt, deadline, now }: { startedAt: Date; deadline: Date; now: Date },
): number {
  let owed = 0;
  for (;;) {
    const to = new Date(Math.min(now.getTime(), deadline.getTime() + owed * 1000));
    const more = secondsWithin(gaps, { from: startedAt, to });
    if (more === owed) return owed;
    owed = more;
  }
}

/** Whole seconds of `span` covered by the gaps, which don't overlap. */
export function secondsWithin(gaps: readonly Span[], span: Span): number {
  const milliseconds = gaps.reduce((sum, gap) => {
    const from = Math.max(gap.from.getTime(), span.from.getTime());
    const to = Math.min(gap.to.getTime(), span.to.getTime());
    return sum + Math.max(0, to - from);
  }, 0);
  return Math.ceil(milliseconds / 1000);
}

/** To a tenth; null when nothing was answered. */
export function percentRight(correct: number, answered: number): number | null {
  return answered === 0 ? null : Math.round((1000 * correct) / answered) / 10;
}

interface Ended {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly endedBy: "learner" | "time";
  readonly deadline: Date;
  /** Seconds by which the deadline was moved, by an outage and by support. */
  readonly givenBack: number | null;
  readonly staffAdded: number;
  /** Whole seconds that its clock stood still until its learner continued it. */
  readonly pausedSeconds: number;
  /** When the learner last answered, or was last shown a question. */
  readonly lastSign: Date;
}

/**
 * Seconds a section was taken for, and how many of them were given back or added. A section left before its
 * first deadline gets lost time back, too, in case its learner returns; if they didn't, that time
 * wasn't used.
 */
export function timeTaken(section: Ended): { used: number; givenBack: number; staffAdded: number } {
  const { startedAt, endedAt, endedBy, deadline, lastSign, staffAdded, pausedSeconds } = section;
  const givenBack = section.givenBack ?? 0;
  const firstDeadline = new Date(deadline.getTime() - (givenBack + staffAdded) * 1000);
  // Somebody who continued a section was there for it.
  const isLeft = pausedSeconds === 0 && endedBy === "time" && lastSign <= firstDeadline;
  const until = isLeft && endedAt > firstDeadline ? firstDeadline : endedAt;
  return {
    used: Math.round((until.getTime() - startedAt.getTime()) / 1000) - pausedSeconds,
    ...(isLeft ? { givenBack: 0, staffAdded: 0 } : { givenBack, staffAdded }),
  };
}
