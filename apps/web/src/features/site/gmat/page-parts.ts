/** The parts of the page that its contents link to, in order. */
export const PAGE_PARTS = [
  { id: "overview", name: "Overview" },
  { id: "compared", name: "Old and new" },
  { id: "scores", name: "Scores" },
  { id: "syllabus", name: "Syllabus" },
  { id: "dates", name: "Dates" },
  { id: "fees", name: "Fees" },
  { id: "plans", name: "Plans" },
  { id: "questions", name: "Questions" },
] as const;
