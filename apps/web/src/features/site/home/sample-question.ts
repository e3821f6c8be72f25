import type { PublicQuestion, ReviewedTextOption } from "@theta/contract";

const option = (optionId: string, displayText: string, rationale: string): ReviewedTextOption => ({
  optionId,
  optionType: 1,
  displayText,
  isCorrect: optionId === "fifty",
  rationale,
});

/** The question that anyone can try. It isn't in any test, so its key may be in the page. */
export const SAMPLE_OPTIONS: ReviewedTextOption[] = [
  option(
    "twenty-five",
    "25%",
    "This only undoes the discount: 1 ÷ 0.8 = 1.25. It leaves no profit.",
  ),
  option("forty", "40%", "This adds the two percents, but they're percents of different amounts."),
  option(
    "forty-four",
    "44%",
    "Two 20% increases in a row. It takes a 25% increase to undo a 20% discount.",
  ),
  option(
    "fifty",
    "50%",
    "The lamp sells for 1.2 × cost, which is 0.8 × list price: 1.2 ÷ 0.8 = 1.5.",
  ),
  option(
    "two-thirds",
    "66 ⅔%",
    "This takes the profit as 20% of the list price instead of the cost.",
  ),
];

export const SAMPLE_TOPIC = "Percents, profit, and discount";

export const SAMPLE_STEM =
  "A store sells a certain lamp at a discount of 20 percent off its list price and still makes a profit equal to 20 percent of the store's cost for the lamp. The list price of the lamp is what percent greater than the store's cost?";

export const SAMPLE: PublicQuestion = {
  questionId: "sample",
  format: "problem-solving",
  layout: "options",
  sections: [],
  options: SAMPLE_OPTIONS.map(({ optionId, optionType, displayText }) => ({
    optionId,
    optionType,
    displayText,
  })),
};

/** Its author's rating: a little above the middle of the scale. */
export const SAMPLE_ITEM = { discrimination: 1.3, difficulty: 0.2, guessing: 0.15 };
