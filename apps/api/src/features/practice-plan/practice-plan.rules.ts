import type { PlannedTask, PlannedWeek } from "@theta/content";
import {
  type PlanLink,
  PLAN_STARTS_WITHIN,
  type PlanTask,
  type PlanWeek,
  type PracticePlan,
  type SectionName,
} from "@theta/contract";
import { type Day, dayIn } from "../goal/day.rules.ts";
import { addDays, dueDay } from "./calendar.rules.ts";
import {
  isEveningDropped,
  isLetGo,
  type Moves,
  movedBy,
  weekEnd,
  weekStart,
} from "./moves.rules.ts";
import { countedBy, type Progress, progressOf, sectionOf, type Work } from "./progress.rules.ts";

export interface StoredPlan extends Moves {
  sections: SectionName[];
  timeZone: string;
}

/** The plan as its learner sees it today. */
export function toPracticePlan(
  weeks: readonly PlannedWeek[],
  plan: StoredPlan,
  seen: { work: readonly Work[]; ticks: ReadonlySet<string>; now: Date },
): PracticePlan {
  const today = dayIn(plan.timeZone, seen.now);
  const progress = progressOf(weeks, plan, seen.work);
  const shown = weeks.map((week, k) =>
    toWeek(week, k + 1, { plan, progress, ticks: seen.ticks, today }),
  );
  return {
    startsOn: plan.startsOn,
    endsOn: weekEnd(plan, weeks.length),
    examOn: plan.examOn,
    sections: plan.sections,
    timeZone: plan.timeZone,
    today,
    thisWeek: shown.find((week) => week.startsOn <= today && today <= week.endsOn)?.number ?? null,
    lostSoFar: plan.lostWeeks.length,
    lastLost: Math.abs(plan.lostWeeks.at(-1) ?? 0) || null,
    weeks: shown,
  };
}

interface Around {
  plan: StoredPlan;
  progress: ReadonlyMap<string, Progress>;
  ticks: ReadonlySet<string>;
  today: Day;
}

function toWeek(week: PlannedWeek, number: number, around: Around): PlanWeek {
  const { plan, today } = around;
  const [startsOn, endsOn] = [weekStart(plan, number), weekEnd(plan, number)];
  const tasks = week.tasks.map((task) => toTask(task, number, around));
  const letGo = isLetGo(plan, number);
  const isOpen = tasks.some(({ state }) => state === "open" || state === "overdue");
  return {
    number,
    title: named(week.title, plan.sections),
    about: named(week.about, plan.sections),
    guide: week.guide,
    startsOn,
    endsOn,
    movedBy: movedBy(plan, number),
    isLetGo: letGo,
    // This week and last week: nobody remembers an older one, and too much would move.
    canBeLost: startsOn <= today && today <= addDays(endsOn, 7) && isOpen && !letGo,
    tasks: tasks.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
  };
}

function toTask(task: PlannedTask, number: number, around: Around): PlanTask {
  const { plan, progress, ticks, today } = around;
  const counted = progress.get(task.key) ?? null;
  const dueOn = dueDay(weekStart(plan, number), task.when);
  const isDone = counted ? counted.done >= counted.of : ticks.has(task.key);
  return {
    key: task.key,
    title: named(task.title, plan.sections),
    about: task.about ? named(task.about, plan.sections) : null,
    evening: task.when === "weekend" ? null : task.when,
    dueOn,
    state: isDone
      ? "done"
      : isLeftOut(task, number, plan)
        ? "left-out"
        : dueOn < today
          ? "overdue"
          : "open",
    progress: counted,
    link: linkOf(task, plan.sections),
  };
}

/** Mocks are never left out: there are four, and the plan depends on them. */
function isLeftOut(task: PlannedTask, number: number, plan: StoredPlan): boolean {
  return !task.mock && (isLetGo(plan, number) || isEveningDropped(plan, number, task.when));
}

const NAMES: Record<SectionName, string> = {
  quant: "Quantitative",
  verbal: "Verbal",
  dataInsights: "Data Insights",
};

function named(text: string, sections: readonly SectionName[]): string {
  return text.replace(/\{(first|second|third)\}/g, (_, turn: "first" | "second" | "third") => {
    const section = sectionOf(turn, sections);
    return section ? NAMES[section] : "";
  });
}

const practiced = (section: SectionName | null) => (section ? { section } : {});

function linkOf(task: PlannedTask, sections: readonly SectionName[]): PlanLink | null {
  if (task.quiz) return { to: "quizzes", section: sectionOf(task.quiz, sections) };
  if (task.mock ?? task.sectional) return { to: "mocks" };
  if (task.topicTest) return { to: "topic-tests" };
  if (task.practice)
    return { to: "practice", filter: practiced(sectionOf(task.practice.section, sections)) };
  if (task.missed)
    return {
      to: "practice",
      filter: { ...practiced(sectionOf(task.missed, sections)), onlyMissed: true },
    };
  if (task.post) return { to: "post", slug: task.post };
  if (task.sheet) return { to: "sheet", name: task.sheet };
  return task.link ? { to: task.link } : null;
}

/** Whether the learner checks a task off; undefined for an unknown key. */
export function isTickable(weeks: readonly PlannedWeek[], key: string): boolean | undefined {
  const task = weeks.flatMap((week) => week.tasks).find((one) => one.key === key);
  return task && countedBy(task) === null;
}

interface Dates {
  startsOn: Day;
  examOn: Day | null;
}

/** Faults in what a learner wants to save. Doesn't object to what is already set. */
export function planFaults(
  wish: Dates,
  kept: Dates | undefined,
  today: Day,
): { field: string; msg: string }[] {
  const faults: { field: string; msg: string }[] = [];
  const { before, after } = PLAN_STARTS_WITHIN;
  if (wish.startsOn !== kept?.startsOn) {
    if (wish.startsOn < addDays(today, -before))
      faults.push({ field: "startsOn", msg: "The plan can't start more than ten weeks ago" });
    if (wish.startsOn > addDays(today, after))
      faults.push({ field: "startsOn", msg: "Choose a start within the next six months" });
  }
  const exam = examFault(wish, kept, today);
  if (exam) faults.push({ field: "examOn", msg: exam });
  return faults;
}

function examFault(
  { startsOn, examOn }: Dates,
  kept: Dates | undefined,
  today: Day,
): string | undefined {
  if (examOn === null) return undefined;
  const isNew = examOn !== kept?.examOn;
  if (isNew && examOn < today) return "This day has passed";
  if ((isNew || startsOn !== kept.startsOn) && examOn <= startsOn)
    return "The exam must be after the start of the plan";
  if (isNew && examOn > addDays(today, 730)) return "Choose a day within the next two years";
  return undefined;
}
