import type { MockCard, MockReport } from "@theta/contract";
import { dayTaken } from "../../../lib/day-words.ts";
import { secondsOfMock } from "../shared/mock-words.ts";
import { MODE_IN_SENTENCE } from "../shared/mode-words.ts";

/** "Analytics. Taken May 18th 2026, 135 min, 64 questions, exam mode" */
export function takenWords(mock: MockCard, { conditions }: MockReport): string {
  const minutes = Math.round(secondsOfMock(mock) / 60);
  return `Analytics. Taken ${dayTaken(conditions.startedAt)}, ${minutes} min, ${mock.totalQuestions} questions, ${MODE_IN_SENTENCE[conditions.mode]}`;
}
