/** The exam: its sections, its rules, and how it differs from the old one. */
export const SECTIONS = [
  {
    name: "Quantitative Reasoning",
    questions: 21,
    minutes: 45,
    each: "2 min 9 s",
    asks: "Problem Solving",
    calculator: "no",
  },
  {
    name: "Verbal Reasoning",
    questions: 23,
    minutes: 45,
    each: "1 min 57 s",
    asks: "Reading Comprehension, Critical Reasoning",
    calculator: "no",
  },
  {
    name: "Data Insights",
    questions: 20,
    minutes: 45,
    each: "2 min 15 s",
    asks: "Five data formats",
    calculator: "yes",
  },
] as const;

export const RULES = [
  {
    title: "Adaptive, question by question",
    text: "Every section starts with a question of medium difficulty. From there, each question depends on all your answers so far in that section.",
  },
  {
    title: "Six section orders",
    text: "You have one minute on exam day to choose the order of your sections. If you don't, you get the first order on the list.",
  },
  {
    title: "One break",
    text: "You can take ten minutes after the first or the second section. They don't count toward your exam time.",
  },
  {
    title: "Bookmarks and three edits",
    text: "You can't skip a question or go back to one while answering. After the last question of a section, if there's time left, you can review them all and change up to three answers. Bookmarks help you find the ones you want.",
  },
] as const;

export const COMPARED = [
  { name: "Length", before: "3 h 7 min", now: "2 h 15 min" },
  { name: "Questions", before: "80, with the essay", now: "64" },
  {
    name: "Sections",
    before: "Quantitative, Verbal, Integrated Reasoning, Analytical Writing",
    now: "Quantitative, Verbal, Data Insights",
  },
  { name: "Section order", before: "three to choose from", now: "six to choose from" },
  { name: "Essay", before: "one", now: "none" },
  { name: "Sentence Correction", before: "in Verbal", now: "none" },
  { name: "Geometry", before: "in Quantitative", now: "none" },
  { name: "Data Sufficiency", before: "in Quantitative", now: "in Data Insights" },
  { name: "Total score", before: "200–800, ending in 0", now: "205–805, ending in 5" },
  {
    name: "What counts toward the total",
    before: "Quantitative and Verbal",
    now: "all three sections equally",
  },
  {
    name: "Review and edit",
    before: "answers were final",
    now: "up to three changes per section",
  },
  {
    name: "Sending scores",
    before: "schools chosen before the exam",
    now: "schools chosen after you see your score",
  },
  { name: "Official report", before: "up to 20 days", now: "3–5 days" },
] as const;
