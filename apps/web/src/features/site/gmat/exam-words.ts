/** What the exam is: its sections, its rules, and what was otherwise in the exam before it. */
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
    asks: "Five formats around data",
    calculator: "yes",
  },
] as const;

export const RULES = [
  {
    title: "Adaptive, question by question",
    text: "In all three sections the first question is of middling difficulty. Each next one is chosen by all your answers so far in that section.",
  },
  {
    title: "Six orders",
    text: "You choose the order of the sections on the day, in one minute. When you do not, the first order on the list stands.",
  },
  {
    title: "One break",
    text: "Ten minutes, if you want them, after the first or after the second section. They do not count as exam time.",
  },
  {
    title: "Bookmarks and three edits",
    text: "You answer forwards and cannot skip. After the last question of a section, while time is left, you may look at all of them and change up to three answers. Bookmarks help you find them.",
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
  { name: "Order of sections", before: "three to choose from", now: "all six" },
  { name: "Essay", before: "one", now: "none" },
  { name: "Sentence Correction", before: "in Verbal", now: "no longer asked" },
  { name: "Geometry", before: "in Quantitative", now: "no longer asked" },
  { name: "Data Sufficiency", before: "in Quantitative", now: "in Data Insights" },
  { name: "Total score", before: "200–800, ends in 0", now: "205–805, ends in 5" },
  {
    name: "What the total counts",
    before: "Quantitative and Verbal",
    now: "all three sections alike",
  },
  {
    name: "Review and edit",
    before: "an answer was final",
    now: "up to three changes in each section",
  },
  {
    name: "Sending scores",
    before: "schools named before the exam",
    now: "schools chosen once you know your score",
  },
  { name: "Official report", before: "up to 20 days", now: "3–5 days" },
] as const;
