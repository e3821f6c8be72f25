import type { PlannedSection, PlannedTask, PlannedWeek } from "@theta/content";
import type { SectionName } from "@theta/contract";
import { type Day, dayIn } from "../goal/day.rules.ts";
import { countsFrom, isEveningDropped, isLetGo, type Moves, weekEnd } from "./moves.rules.ts";

/** Something that a learner has finished, as reported by the feature that stores it. */
export interface Work {
  kind: "quiz" | "mock" | "sectional" | "topicTest" | "practice";
  section: SectionName | null;
  at: Date;
  /** How many, because practice comes in bundles. */
  count: number;
}

export interface Progress {
  done: number;
  of: number;
}

interface Open {
  key: string;
  kind: Work["kind"];
  section: SectionName | null;
  from: Day;
  /** For tasks that were skipped or dropped: later work counts for later tasks. */
  until: Day | null;
  left: number;
}

export function sectionOf(
  planned: PlannedSection | "any" | undefined,
  [first, second, third]: readonly SectionName[],
): SectionName | null {
  if (planned === undefined || planned === "any") return null;
  const turns: Record<string, SectionName | undefined> = { first, second, third };
  return turns[planned] ?? (planned as SectionName);
}

/** What the server counts for a task; null if the learner checks it off. */
export function countedBy(task: PlannedTask): { kind: Work["kind"]; of: number } | null {
  if (task.quiz) return { kind: "quiz", of: task.times };
  if (task.mock) return { kind: "mock", of: 1 };
  if (task.sectional) return { kind: "sectional", of: 1 };
  if (task.topicTest) return { kind: "topicTest", of: 1 };
  if (task.practice) return { kind: "practice", of: task.practice.questions };
  return null;
}

/**
 * Each piece of work counts once, for the first task it fits that isn't done. Quizzes and tests may
 * be taken ahead of their week. Practice counts from the first day of its week, or the first busy
 * weekend would check off the whole plan.
 */
export function progressOf(
  weeks: readonly PlannedWeek[],
  plan: Moves & { sections: readonly SectionName[]; timeZone: string },
  work: readonly Work[],
): Map<string, Progress> {
  const tasks = weeks.flatMap((week, k) => openTasks(week, k + 1, plan));
  const totals = new Map(tasks.map(({ key, left }) => [key, left]));
  for (const piece of work.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const day = dayIn(plan.timeZone, piece.at);
    let { count } = piece;
    for (const task of tasks) {
      if (count === 0) break;
      if (!fits(task, piece, day)) continue;
      const taken = Math.min(count, task.left);
      task.left -= taken;
      count -= taken;
    }
  }
  return new Map(
    tasks.map(({ key, left }) => [key, { done: totals.get(key)! - left, of: totals.get(key)! }]),
  );
}

function openTasks(
  week: PlannedWeek,
  number: number,
  plan: Moves & { sections: readonly SectionName[] },
): Open[] {
  return week.tasks.flatMap((task) => {
    const counted = countedBy(task);
    if (!counted) return [];
    const isOver = isLetGo(plan, number) || isEveningDropped(plan, number, task.when);
    return [
      {
        key: task.key,
        kind: counted.kind,
        section: sectionOf(task.quiz ?? task.practice?.section, plan.sections),
        from: counted.kind === "practice" ? countsFrom(plan, number) : plan.startsOn,
        until: isOver && counted.kind !== "mock" ? weekEnd(plan, number) : null,
        left: counted.of,
      },
    ];
  });
}

function fits(task: Open, piece: Work, day: Day): boolean {
  return (
    task.left > 0 &&
    task.kind === piece.kind &&
    (task.section === null || task.section === piece.section) &&
    day >= task.from &&
    (task.until === null || day <= task.until)
  );
}
