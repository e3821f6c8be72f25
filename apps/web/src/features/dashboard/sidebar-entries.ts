import {
  BookOpen,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CreditCard,
  ListChecks,
  Repeat,
  Timer,
} from "lucide-react";

/** Names and paths as the specification gives them. */
export const SIDEBAR_ENTRIES = [
  { label: "Dashboard", to: "/dashboard", Icon: ChartNoAxesColumn },
  { label: "Subscriptions", to: "/PlanAndPricing", Icon: CreditCard },
  { label: "Free Quizes", to: "/free-quiz", Icon: ListChecks },
  { label: "Practice", to: "/practice", Icon: Repeat },
  { label: "Mock Test", to: "/mock-test", Icon: Timer },
  { label: "Resources", to: "/Resource", Icon: BookOpen },
  { label: "Faq's", to: "/Faq", Icon: CircleQuestionMark },
] as const;
