import type { Day } from "../goal/day.rules.ts";
import { addDays } from "./calendar.rules.ts";

/** What decides the dates of the weeks. */
export interface Moves {
  startsOn: Day;
  examOn: Day | null;
  /** In the order they were marked: 3 moved everything from week 3 on, -3 let week 3 go. */
  lostWeeks: readonly number[];
}

const WEEK = 7;

/** How many weeks a week has moved. */
export function movedBy({ lostWeeks }: Moves, week: number): number {
  return lostWeeks.filter((lost) => lost > 0 && lost <= week).length;
}

export function weekStart(moves: Moves, week: number): Day {
  return addDays(moves.startsOn, WEEK * (week - 1 + movedBy(moves, week)));
}

export function weekEnd(moves: Moves, week: number): Day {
  return addDays(weekStart(moves, week), WEEK - 1);
}

/**
 * Work counts for a week from the day it first began: moving a week must not take away what was
 * already done in it.
 */
export function countsFrom({ startsOn }: Moves, week: number): Day {
  return addDays(startsOn, WEEK * (week - 1));
}

export function isLetGo({ lostWeeks }: Moves, week: number): boolean {
  return lostWeeks.includes(-week);
}

/**
 * After a week that was let go, the fourth evenings of the next two make room for what matters in
 * it.
 */
export function isEveningDropped(moves: Moves, week: number, when: number | "weekend"): boolean {
  return when === 4 && (isLetGo(moves, week - 1) || isLetGo(moves, week - 2));
}

/**
 * A lost week moves the plan as long as it still ends by the exam; otherwise the week is let go.
 */
export function afterLosing(moves: Moves, week: number, weeks: number): number[] {
  const moved = [...moves.lostWeeks, week];
  const end = weekEnd({ ...moves, lostWeeks: moved }, weeks);
  const hasRoom = moves.examOn === null || end <= moves.examOn;
  return hasRoom ? moved : [...moves.lostWeeks, -week];
}
