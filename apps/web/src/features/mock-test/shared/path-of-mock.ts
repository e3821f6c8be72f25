import type { MockCard } from "@theta/contract";

/** By the status on the card. The list knows better than one that says 3 of a mock that is not over. */
const PATHS: Record<MockCard["status"], string> = {
  0: "/mock-test-guideline",
  1: "/mock-test-guideline",
  2: "/test-instruction",
  3: "/mock-test",
};

/** Where a mock that is not over is begun or goes on. */
export const pathOfMock = ({ status }: MockCard): string => PATHS[status];
