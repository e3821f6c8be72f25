import type { MockCard, MockReport } from "@theta/contract";
import { dayTaken } from "../../../lib/day-words.ts";
import { lengthOfMock } from "../shared/mock-words.ts";
import { MODE_IN_SENTENCE } from "../shared/mode-words.ts";

/** "Analytics. Taken May 18th 2026, 135 min, 64 questions, exam mode" */
export function takenWords(mock: MockCard, { conditions }: MockReport): string {
  const { startedAt, mode, time } = conditions;
  const length = lengthOfMock({ ...mock, time }, time);
  return `Analytics. Taken ${dayTaken(startedAt)}, ${length}, ${MODE_IN_SENTENCE[mode]}`;
}
