import { SCORE_MARGINS } from "../score-margins.ts";

const { section, total, totalError, difference, moreThanChance } = SCORE_MARGINS;

/**
 * How a score is made, in words. They match the first half of docs/engine.md, and a test compares the two.
 */
export const SCORE_GUIDE = [
  {
    title: "What an answer is worth depends on the question.",
    text: "Every question has a difficulty, a sharpness (how well it separates people who can solve it from people who can't), and a chance of being guessed. A right answer to a hard question raises our estimate of your ability more than a right answer to an easy one. We expect a lucky guess now and then, so a right answer that looks lucky counts for less.",
  },
  {
    title: "The test adapts to your answers.",
    text: "The test starts with a question of medium difficulty. After each answer, we update our estimate of your ability and choose the next question that will tell us the most about your level. Usually that's one you have about a 50–50 chance of getting right, so if half of the questions feel hard, the test is working as it should. Topics always come in the exam's proportions, passages stay together, and you won't see a question twice while we still have new ones for you.",
  },
  {
    title: "No single question decides your score.",
    text: "All your answers in a section count together, and their order doesn't matter. The first few questions count no more than the last few.",
  },
  {
    title: "Your ability becomes points.",
    text: "We compare you with everyone who takes the exam. If our estimate of your ability in Quantitative is higher than that of 70% of test takers, you get the score at the exam's 70th percentile. Your three section scores, 60 to 90 each, give you a total from 205 to 805, using the exam's table. Our percentiles cover July 2020 to June 2025.",
  },
  {
    title: "A blank costs more than a guess.",
    text: "If you run out of time, each question you didn't reach counts as wrong. The exam takes off even more, but how much isn't published, so we stop there. Next to your score, we show what guessing would have gotten you. If you guess at random on every question, you'll most likely score 68. You can score 60 to 67 only by leaving questions blank or by getting even fewer right than you'd expect from guessing. If you get everything wrong, you'll score 60.",
  },
  {
    title: "Your score is a range.",
    text: `On another day, with different questions, you'd get a slightly different score. There's a 2-in-3 chance that your true level is inside the score range we show: about ${section} points up or down for a section, and about ${total} for the total. (The margin of error of a total is about ${totalError} points, but totals come in steps of 10.) If you got even fewer right than you'd expect from guessing, your range is wider, because part of that was probably bad luck. Even if nothing about you has changed, two of your totals will differ by up to ${difference} points two times out of three, and by more the rest of the time. That's why we call a change more than chance only when it's about ${moreThanChance} points or more.`,
  },
  {
    title: "A rushed section has no range.",
    text: "If 30% or more of your answers in a section took under 10 seconds each, you probably didn't read those questions, and we can't tell how reliable the score is. We show it without a range, leave it out of your trends, and don't use it to choose questions for you. Guessing when time runs out is fine: if nearly all of the section's time is gone, we raise that limit to 50% of your answers.",
  },
  {
    title: "What we don't know.",
    text: "Until enough people have answered a question, we go by its author's estimate of its difficulty. Our scores are estimates to help you prepare. They aren't official scores.",
  },
] as const;

/** The numbers to remember. */
export const SCORE_NUMBERS = [
  { number: `±${section}`, meaning: "points: the range around a section score (60 to 90)" },
  { number: `±${total}`, meaning: "points: the range around a total score (205 to 805)" },
  {
    number: `${difference}`,
    meaning:
      "points: the most two totals will differ, two times out of three, if your level hasn't changed",
  },
  {
    number: `About ${moreThanChance}`,
    meaning: "points: the smallest change in your total that we call more than chance",
  },
] as const;
