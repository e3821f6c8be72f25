import type { PublicQuestion, ReviewedTextOption } from "@theta/contract";

const option = (optionId: string, displayText: string, rationale: string): ReviewedTextOption => ({
  optionId,
  optionType: 1,
  displayText,
  isCorrect: optionId === "fifty",
  rationale,
});

/** The question that anybody may try. It is in no test, so its key may be in the page. */
export const SAMPLE_OPTIONS: ReviewedTextOption[] = [
  option("twenty-five", "25%", "This makes up for the discount alone: 1 ÷ 0.8 = 1.25."),
  option("forty", "40%", "The two percentages added. They are parts of different amounts."),
  option("forty-four", "44%", "Two rises of 20%. A discount of 20% takes a rise of 25% back."),
  option("fifty", "50%", "The price paid is 1.2 costs and 0.8 marked prices: 1.2 ÷ 0.8 = 1.5."),
  option("two-thirds", "66 ⅔%", "The profit read as 20% of the marked price, not of the cost."),
];

export const SAMPLE_TOPIC = "Percent, profit and discount";

export const SAMPLE_STEM =
  "A shop sells a lamp at a discount of 20% of its marked price and still makes a profit of 20% of what the lamp cost the shop. By what percent is the marked price above the cost?";

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

/** How its author rates it: a little over the middle of the scale. */
export const SAMPLE_ITEM = { discrimination: 1.3, difficulty: 0.2, guessing: 0.15 };
