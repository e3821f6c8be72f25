/** Why you can trust a score. Every figure is in docs/engine.md, and a test compares them. */
export const REASONS_TO_TRUST = [
  {
    title: "Tested where the truth was known",
    text: "We put 20,000 simulated test takers through the engine. When it was 90% sure of a range, their true ability was inside 91% of the time.",
  },
  {
    title: "Compared with research tools",
    text: "On the same benchmark, our engine is as precise as catR, mirtCAT, and jsCAT, three open tools for adaptive testing. Their typical error is 0.332 on the ability scale, and so is ours.",
  },
  {
    title: "Tied to the exam's own percentiles",
    text: "Scores come from the published tables for July 2020 to June 2025. A section score of 70 or more stands for exactly the percentile the exam gives it.",
  },
  {
    title: "No false precision",
    text: "We never report a section score as more precise than ±3 points, the exam's own margin of error, and we don't call a change in your total real until it's about 80 points.",
  },
] as const;

export const WHAT_WE_DO_NOT_KNOW =
  "What we can't promise: a new question's difficulty is its author's estimate until at least 200 people have answered it. And no practice score is the official one.";
