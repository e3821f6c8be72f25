/** How a score is made, in words. The same as the first half of docs/engine.md: a test compares them. */
export const SCORE_GUIDE = [
  {
    title: "Every answer is weighed against its question.",
    text: "Each question has a difficulty, a sharpness (how well it tells who can from who cannot) and a chance of being guessed. A right answer to a hard question moves our picture of your ability up more than one to an easy question; a lucky guess is expected now and then and counts for less.",
  },
  {
    title: "The test follows you.",
    text: "It opens with a question of middling difficulty. After each answer we work out where your ability probably lies and ask next what would tell us most about it, so you should find about every second question hard: that is the test working, not you failing. Topics come in the exam's proportions whatever happens, passages stay together, and you do not meet a question again while there are new ones.",
  },
  {
    title: "No question decides the test.",
    text: "All your answers in a section together give your ability, in whatever order they came. The early ones do not weigh more than the late ones.",
  },
  {
    title: "From ability to points.",
    text: "We place you among all test takers: if your ability in Quantitative is higher than that of 70 in 100, you get the points that 70 in 100 reach or stay below on the exam. The three section scores, 60 to 90 each, add up to the total, 205 to 805, by the exam's table. The tables we use cover July 2020 to June 2025.",
  },
  {
    title: "Unanswered questions cost more than guessing.",
    text: "When time runs out, each question that you would still have been asked counts as wrong. We show you beside it what guessing would have given. Scores of 60 to 67 are reached only by leaving questions out: if you answer everything, even blindly, you land at about 68.",
  },
  {
    title: "A score is a range.",
    text: "On another day, with other questions, you would get a somewhat different one. About two times in three your true level lies inside the band that we print: about 3 points up and down in a section, about 35 in the total. When nothing has changed, two of your totals still differ by up to 49 points two times in three, so we call a rise more than chance only from about 80 points on.",
  },
  {
    title: "What we do not know.",
    text: "Until a question has been answered by enough people, its difficulty is what its author designed. Our scores are an estimate for preparation, not the exam's own.",
  },
] as const;

/** What to remember of it. */
export const SCORE_NUMBERS = [
  { number: "±3", meaning: "points: the band around a section score, 60 to 90" },
  { number: "±35", meaning: "points: the band around a total, 205 to 805" },
  {
    number: "±49",
    meaning: "points between two totals when nothing has changed, two times in three",
  },
  { number: "80", meaning: "points of change that we call more than chance" },
] as const;
