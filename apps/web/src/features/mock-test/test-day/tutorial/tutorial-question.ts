/** A question to try the screen with. It isn't in the bank and isn't scored. */
import type { ServedQuestion } from "@theta/contract";

const OPTIONS = [
  "Statement (1) alone is sufficient, but statement (2) alone is not.",
  "Statement (2) alone is sufficient, but statement (1) alone is not.",
  "Both statements together are sufficient, but neither statement alone is.",
  "Each statement alone is sufficient.",
  "Both statements together are still not sufficient.",
];

export const TUTORIAL_QUESTION: ServedQuestion = {
  questionId: "practice",
  order: 1,
  name: "Question 1",
  format: "data-sufficiency",
  layout: "options",
  sections: [
    {
      _id: "stem",
      sectionType: 1,
      role: "stem",
      displayText:
        "<p>Last week, a certain store sold a total of 240 notebooks, some at a price of $4 each and the rest at a price of $6 each. How many of the notebooks were sold at a price of $6 each?</p>",
    },
    {
      _id: "statement-1",
      sectionType: 1,
      role: "statement",
      displayText: "<p>The store's revenue from the notebooks sold at $4 each was $600.</p>",
    },
    {
      _id: "statement-2",
      sectionType: 1,
      role: "statement",
      displayText: "<p>The store's total revenue from the notebooks was $1,140.</p>",
    },
  ],
  options: OPTIONS.map((displayText, place) => ({
    optionId: `option-${place}`,
    optionType: 1,
    displayText,
  })),
  isAnswered: false,
  revision: 0,
};

/** For after the tutorial: nobody likes to be left wondering. */
export const TUTORIAL_SOLUTION =
  "The answer is D. Statement (1) gives 600 ÷ 4 = 150 notebooks at $4, so 90 were sold at $6. Statement (2) works without it: if all 240 had cost $4, the revenue would have been $960, and each notebook at $6 adds $2, so (1,140 − 960) ÷ 2 = 90.";
