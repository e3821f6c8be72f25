import * as z from "zod/mini";
import { done, result } from "./envelope.ts";
import { idField } from "./ids.ts";
import { API_BASE, route } from "./route.ts";
import { plainText } from "./shared/plain-text.ts";
import { REPORT_KINDS, REPORT_MOST } from "./shared/report-kinds.ts";
import { ReviewedQuestion } from "./question.ts";
import { ServedQuestion } from "./served-question.ts";

/**
 * The address of a question's picture. Its name is a hash of the file's content, so only people who
 * were served the question know it, and the file behind it never changes.
 */
export function pictureAddress(file: string): string {
  return `${API_BASE}/question-bank/pictures/${file}`;
}

/** A single question, for a learner who has been served it or has finished with it. */
export const questionBank = {
  questionDetails: route({
    method: "GET",
    path: "/question-bank/question-details",
    access: "learner",
    summary: "Returns one question the learner has reached, without its key or solution.",
    query: z.object({ questionId: idField("question") }),
    reply: result(ServedQuestion),
    errors: ["not-current-question"],
  }),
  solutionDetails: route({
    method: "GET",
    path: "/question-bank/solution-details",
    access: "learner",
    summary:
      "Returns one question with its key, explanations, and solution, once the learner has finished it.",
    query: z.object({ questionId: idField("question") }),
    reply: result(ReviewedQuestion),
    errors: ["not-finished", "mock-not-finished", "subscription-required", "kept-for-quiz"],
  }),
  reportProblem: route({
    method: "POST",
    path: "/question-bank/report-problem",
    access: "learner",
    summary: "Reports a problem with a question the learner has finished, once, to our support.",
    body: z.object({
      /** Made by the browser. A report sent again because our answer was lost counts once. */
      reportId: z.uuid(
        "Something went wrong with this report. Please reload the page and try again.",
      ),
      questionId: idField("question"),
      kind: z.enum(REPORT_KINDS, "Choose what's wrong"),
      text: z.prefault(
        z
          .string("Tell us more in words")
          .check(
            z.overwrite(plainText),
            z.trim(),
            z.maxLength(REPORT_MOST, "Keep it under 1,000 characters"),
          ),
        "",
      ),
    }),
    reply: done,
    errors: ["not-finished", "mock-not-finished", "subscription-required", "kept-for-quiz"],
  }),
} as const;
