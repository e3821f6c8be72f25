/** The step where the test opens, and the first step with questions. */
export const INSTRUCTIONS = 4;
export const QUESTIONS = 5;

/**
 * The step is next to the quiz in the navigation state: a reload keeps it, and Back leads to the
 * screen before, not through the steps.
 */
export function stepOf(state: unknown): number {
  const { step }: { step?: unknown } = Object(state);
  const isStep = Number.isInteger(step) && Number(step) >= 1 && Number(step) < QUESTIONS;
  return isStep ? Number(step) : INSTRUCTIONS;
}
