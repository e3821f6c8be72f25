import { expect, test } from "vitest";
import { MOST_OF_A_TEMPLATE, shares } from "./deal-questions.ts";

test.each([7, 9, 14, 31])(
  "gives each of %i templates a turn before one has another",
  (templates) => {
    const counts = shares(templates, 3);
    for (const own of counts) {
      expect(own.reduce((sum, one) => sum + one, 0)).toBe(15);
      expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
      expect(Math.max(...own)).toBeLessThanOrEqual(MOST_OF_A_TEMPLATE);
    }
    const inAll = counts[0]!.map((_, k) => counts.reduce((sum, own) => sum + own[k]!, 0));
    expect(Math.max(...inAll) - Math.min(...inAll)).toBeLessThanOrEqual(1);
  },
);
