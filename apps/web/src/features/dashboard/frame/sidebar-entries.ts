import type { PlanOpens } from "@theta/contract";
import {
  BookOpen,
  CalendarCheck,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CreditCard,
  FileChartColumn,
  ListChecks,
  Repeat,
  Target,
  Timer,
} from "lucide-react";

interface SidebarEntry {
  label: string;
  to: string;
  Icon: typeof Timer;
  /** Shown only while the learner's plan opens it. */
  needs?: keyof PlanOpens;
  /** Screens you reach from this entry. */
  within?: readonly string[];
}

/** The specification's names and paths, with our own screens in between. */
const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: "Dashboard", to: "/dashboard", Icon: ChartNoAxesColumn },
  {
    label: "Subscriptions",
    to: "/PlanAndPricing",
    Icon: CreditCard,
    within: ["/subscriptions", "/Checkout", "/Thankyou", "/mentor"],
  },
  {
    label: "Free Quizes",
    to: "/free-quiz",
    Icon: ListChecks,
    within: ["/Solution", "/SolutionAndAnaalytics"],
  },
  { label: "Topic tests", to: "/topic-tests", Icon: Target },
  { label: "Practice", to: "/practice", Icon: Repeat },
  { label: "Practice plan", to: "/practice-plan", Icon: CalendarCheck, needs: "practicePlan" },
  {
    label: "Mock Test",
    to: "/mock-test",
    Icon: Timer,
    within: ["/mock-test-analytics", "/mock-test-solution"],
  },
  { label: "Reports", to: "/TestReport", Icon: FileChartColumn },
  { label: "Resources", to: "/Resource", Icon: BookOpen, within: ["/study-notes"] },
  { label: "Faq's", to: "/Faq", Icon: CircleQuestionMark },
];

/** The sidebar entries for this learner. */
export function entriesFor(opens: PlanOpens | undefined): readonly SidebarEntry[] {
  return SIDEBAR_ENTRIES.filter(({ needs }) => !needs || opens?.[needs]);
}

/** "here" on the entry's own path or below it, "within" on a screen reached from it, else null. */
export function placeOf(pathname: string, { to, within = [] }: SidebarEntry) {
  if (isAt(pathname, to)) return "here";
  return within.some((path) => isAt(pathname, path)) ? "within" : null;
}

/** Pages with a source, its question, and the list of questions side by side. */
const CROWDED = ["/Solution", "/mock-test-solution"];

export function isCrowded(pathname: string): boolean {
  return CROWDED.some((path) => isAt(pathname, path));
}

function isAt(pathname: string, path: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}
