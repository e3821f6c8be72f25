import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CreditCard,
  ListChecks,
  Repeat,
  Timer,
} from "lucide-react";

interface SidebarEntry {
  label: string;
  to: string;
  Icon: typeof Timer;
  /** Screens that one comes to from there. */
  within?: readonly string[];
}

/** Names and paths as the specification gives them. */
export const SIDEBAR_ENTRIES: readonly SidebarEntry[] = [
  { label: "Dashboard", to: "/dashboard", Icon: ChartNoAxesColumn },
  {
    label: "Subscriptions",
    to: "/PlanAndPricing",
    Icon: CreditCard,
    within: ["/subscriptions", "/Checkout", "/Thankyou"],
  },
  {
    label: "Free Quizes",
    to: "/free-quiz",
    Icon: ListChecks,
    within: ["/Solution", "/SolutionAndAnaalytics", "/TestReport"],
  },
  { label: "Practice", to: "/practice", Icon: Repeat },
  { label: "Mock Test", to: "/mock-test", Icon: Timer },
  { label: "Resources", to: "/Resource", Icon: BookOpen, within: ["/study-notes"] },
  { label: "Faq's", to: "/Faq", Icon: CircleQuestionMark },
];

/** Whether a path is that of an entry or below it; "within" if it is a screen one comes to from there. */
export function placeOf(pathname: string, { to, within = [] }: SidebarEntry) {
  if (isAt(pathname, to)) return "here";
  return within.some((path) => isAt(pathname, path)) ? "within" : null;
}

function isAt(pathname: string, path: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase());
}
