/** When the exam can be sat, and what it costs. Fees as they were listed in 2025, in US dollars. */
export const DATES = [
  {
    name: "Exam days",
    fact: "All year round; there is no fixed calendar. You book an appointment at a test centre, or sit the exam online.",
  },
  {
    name: "A second try",
    fact: "After 16 days at the earliest, and at most five times in 12 months. Sources differ on whether a limit for a lifetime still holds; mba.com says.",
  },
  {
    name: "Your score",
    fact: "You know it before you choose the schools that get it.",
  },
  {
    name: "Official report",
    fact: "Today it comes 3 to 5 days after the exam. Older pages say up to 20 days: that was the old exam.",
  },
  {
    name: "Validity",
    fact: "Five years, also for scores of the old exam.",
  },
  {
    name: "Working back",
    fact: "16 days and then up to five: a second try with its report takes three weeks. So sit the first one at least a month before your deadline.",
  },
] as const;

export const FEES = [
  { name: "The exam", fact: "$275 in India." },
  { name: "Score reports", fact: "Free for up to five schools. Each further one costs $35." },
] as const;

/** Bands: from the exam at a test centre to the exam online. */
export const CHANGES = [
  { name: "More than 60 days", move: "$55–60", refund: "$110–120" },
  { name: "15 to 60 days", move: "$110–120", refund: "$80–90" },
  { name: "14 days or fewer", move: "$165–180", refund: "$55–60" },
] as const;
