/** When you can take the exam, and what it costs. Fees as listed in 2025, in US dollars. */
export const DATES = [
  {
    name: "Exam days",
    fact: "All year round. You book an appointment at a test center, or take the exam online.",
  },
  {
    name: "Retakes",
    fact: "After 16 days at the earliest, and up to five times in 12 months. Sources differ on whether there's still a lifetime limit, so check mba.com.",
  },
  {
    name: "Your score",
    fact: "You see it before you choose which schools get it.",
  },
  {
    name: "Official report",
    fact: "It arrives 3 to 5 days after the exam. Older pages that say up to 20 days are about the old exam.",
  },
  {
    name: "Validity",
    fact: "Five years, including scores from the old exam.",
  },
  {
    name: "Planning backward",
    fact: "A retake with its report takes about three weeks: a 16-day wait, then up to five days. So take your first exam at least a month before your deadline.",
  },
] as const;

export const FEES = [
  { name: "The exam", fact: "$275 in India." },
  { name: "Score reports", fact: "Free for up to five schools. Each extra report costs $35." },
] as const;

/** From the test-center exam to the online exam. */
export const CHANGES = [
  { name: "More than 60 days", move: "$55–60", refund: "$110–120" },
  { name: "15 to 60 days", move: "$110–120", refund: "$80–90" },
  { name: "14 days or fewer", move: "$165–180", refund: "$55–60" },
] as const;
