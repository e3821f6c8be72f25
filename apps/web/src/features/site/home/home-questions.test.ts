import { expect, test } from "vitest";
import plans from "virtual:plans";
import { HOME_QUESTIONS } from "./home-questions.ts";

test("the prices in the answer are those of the cheapest and the most expensive plan", () => {
  const prices = plans.map(({ price }) => price);
  expect(HOME_QUESTIONS[0].title).toBe("What does Theta cost?");
  expect(HOME_QUESTIONS[0].content).toContain(`$${Math.min(...prices)} to $${Math.max(...prices)}`);
});
