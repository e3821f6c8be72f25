import type { PlanLink } from "@theta/contract";
import { expect, test } from "vitest";
import { placeOf } from "./plan-words.ts";

const PLACES: [PlanLink, string, string][] = [
  [{ to: "quizzes", section: null }, "Free quizzes", "/free-quiz"],
  [{ to: "quizzes", section: "dataInsights" }, "Free quizzes", "/free-quiz?section=data-insights"],
  [{ to: "mocks" }, "Mock tests", "/mock-test"],
  [{ to: "topic-tests" }, "Topic tests", "/topic-tests"],
  [{ to: "practice", filter: {} }, "Practice", "/practice"],
  [{ to: "reports" }, "Your reports", "/TestReport"],
];

test.each(PLACES)("%j leads to its own screen", (link, label, to) => {
  expect(placeOf(link)).toMatchObject({ label, to });
});
