/** The words of the home page. */
export const HOW_THE_SCORE_IS_MADE = [
  {
    title: "Every question has a curve",
    text: "It says how likely a person of each ability is to solve it. Three numbers shape it: how hard the question is, how sharply it separates, and how often a guess succeeds.",
  },
  {
    title: "The next question is the most telling",
    text: "Of all questions that fit, the test asks the one from which it learns most about you now. That is mostly one that you solve about as often as not.",
  },
  {
    title: "Each answer narrows the band",
    text: "A right answer moves the estimate up, a wrong one down, by as much as the question can tell. The band around it holds your ability two times in three.",
  },
  {
    title: "The score is a place in the class",
    text: "The estimate is read against the published percentiles of the exam, July 2020 to June 2025. A score of 84 in Quantitative is as high as or higher than 85% of them.",
  },
] as const;

export const FIRST_STEPS = [
  {
    title: "Take one free quiz in each section",
    text: "Ten questions each. They show which section deserves your first week.",
    time: "15 min each",
  },
  {
    title: "Sit a full mock before you study",
    text: "A first score is a starting point, not a verdict. Mocks come with a plan; take yours with the clock on.",
    time: "2 h 15 min",
  },
  {
    title: "Read the solutions you got right, too",
    text: "A slow right answer costs a later one. The report shows where the minutes went.",
    time: "one evening",
  },
  {
    title: "Repeat when the band says so",
    text: "Two scores differ when their bands do. Until then, practise topics.",
    time: "every 2–3 weeks",
  },
] as const;

export const EXAMS = [
  {
    name: "GMAT",
    text: "Quizzes, adaptive mocks, solutions, analytics.",
    about: "/gmat",
    action: "Explore GMAT",
    exam: "gmat",
  },
  {
    name: "GRE",
    text: "Tests will follow. See what is planned.",
    about: "/gre",
    action: "See GRE",
    exam: "gre",
  },
] as const;

export const BENEFITS = [
  {
    title: "The exam, replicated",
    text: "Three sections in the order that you choose, the same counts and the same clock, the calculator where the exam has it, and questions that follow your answers.",
  },
  {
    title: "Every topic, counted",
    text: "Each mock keeps the mix of skills and formats of the exam, so that no topic is left to luck.",
  },
  {
    title: "Time, trained",
    text: "Your minutes against the difficulty of each question, beside an even pace: where they paid, and where they did not.",
  },
  {
    title: "Analytics of your own",
    text: "Scores with their band, percentiles of a named period, and the topics that cost you most.",
  },
  {
    title: "Material and a mentor",
    text: "A formula sheet, worked solutions to every question and, with the longest plan, an hour with a mentor on your studies and admission.",
  },
] as const;
