/** Where the test opens, and the step from which on there are questions. */
export const INSTRUCTIONS = 4;
export const QUESTIONS = 5;

/**
 * The step stands beside the quiz in the navigation state: a reload keeps it, and the browser's Back
 * leads to where one came from, not through the steps.
 */
export function stepOf(state: unknown): number {
  const { step }: { step?: unknown } = Object(state);
  const isStep = Number.isInteger(step) && Number(step) >= 1 && Number(step) < QUESTIONS;
  return isStep ? Number(step) : INSTRUCTIONS;
}
