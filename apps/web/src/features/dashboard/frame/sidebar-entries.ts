import type { PlanOpens } from "@theta/contract";
import {
  BookOpen,
  CalendarCheck,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CreditCard,
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
  /** Screens that one comes to from there. */
  within?: readonly string[];
}

/** Names and paths as the specification gives them. */
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
    within: ["/Solution", "/SolutionAndAnaalytics", "/TestReport"],
  },
  { label: "Topic Tests", to: "/topic-tests", Icon: Target },
  { label: "Practice", to: "/practice", Icon: Repeat },
  { label: "Practice plan", to: "/practice-plan", Icon: CalendarCheck, needs: "practicePlan" },
  { label: "Mock Test", to: "/mock-test", Icon: Timer },
  { label: "Resources", to: "/Resource", Icon: BookOpen, within: ["/study-notes"] },
  { label: "Faq's", to: "/Faq", Icon: CircleQuestionMark },
];

/** What this learner's sidebar holds. */
export function entriesFor(opens: PlanOpens | undefined): readonly SidebarEntry[] {
  return SIDEBAR_ENTRIES.filter(({ needs }) => !needs || opens?.[needs]);
}

/** Whether a path is that of an entry or below it; "within" if it is a screen one comes to from there. */
export function placeOf(pathname: string, { to, within = [] }: SidebarEntry) {
  if (isAt(pathname, to)) return "here";
  return within.some((path) => isAt(pathname, path)) ? "within" : null;
}

function isAt(pathname: string, path: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}
