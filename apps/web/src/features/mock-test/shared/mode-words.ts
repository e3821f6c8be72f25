import type { MockMode } from "@theta/contract";

/** By itself: a heading, a fact, a cell of a table. */
export const MODE_NAMES: Readonly<Record<MockMode, string>> = {
  forward: "Forward only",
  exam: "Exam mode",
};

/** After other words: "Full mock, exam mode". */
export const MODE_IN_SENTENCE: Readonly<Record<MockMode, string>> = {
  forward: "forward only",
  exam: "exam mode",
};
