/** What the dashboard will hold, in its order. */
export const DASHBOARD_SECTIONS = [
  {
    title: "Mock Tests",
    text: "Full-length adaptive tests, the one to go on with first.",
    viewAll: "/mock-test",
  },
  {
    title: "Free Quiz",
    text: "Ten-question quizzes by section: Quantitative Reasoning, Verbal Reasoning, Data Insight.",
    viewAll: "/free-quiz",
  },
  {
    title: "GMAT Plans",
    text: "What each plan holds and costs. The free quizzes need none.",
    viewAll: "/PlanAndPricing",
  },
] as const;
