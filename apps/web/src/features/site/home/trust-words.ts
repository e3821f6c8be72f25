import { SCORE_MARGINS } from "../score-margins.ts";

/** Why you can trust a score. Every figure is in docs/engine.md, and a test compares them. */
export const REASONS_TO_TRUST = [
  {
    title: "Tested on simulated test takers",
    text: "We put 20,000 simulated test takers through the engine. Ranges built to contain the true ability 90% of the time contained it 91% of the time.",
  },
  {
    title: "Compared with research tools",
    text: "On the same benchmark, our engine is as precise as catR, mirtCAT, and jsCAT, three open tools for adaptive testing. All four have the same typical error: 0.332 on the ability scale.",
  },
  {
    title: "Tied to the exam's own percentiles",
    text: "We convert your estimate to a score with the exam's published tables for July 2020 to June 2025. A section score of 70 or more stands for the same percentile as on the exam.",
  },
  {
    title: "No false precision",
    text: `We never report a section score as more precise than ±${SCORE_MARGINS.section} points, the exam's own margin of error, and we don't call a change in your total more than chance until it's about ${SCORE_MARGINS.moreThanChance} points.`,
  },
] as const;

export const WHAT_WE_DO_NOT_KNOW =
  "What we can't promise: a new question's difficulty is its author's estimate until at least 200 people have answered it. And no practice score is the official one.";
