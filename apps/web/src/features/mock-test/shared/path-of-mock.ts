import type { MockCard } from "@theta/contract";

/** By the card's status. A card with a 3 for a mock that isn't over is out of date; the list isn't. */
const PATHS: Record<MockCard["status"], string> = {
  0: "/mock-test-guideline",
  1: "/mock-test-guideline",
  2: "/test-instruction",
  3: "/mock-test",
};

/** Where to start or resume a mock that isn't over. */
export const pathOfMock = ({ status }: MockCard): string => PATHS[status];
