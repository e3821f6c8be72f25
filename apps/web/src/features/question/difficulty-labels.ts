/**
 * Words for a difficulty from 1 to 10. The specification has two scales, and both apply, each on its own
 * screens.
 */
export type DifficultyLabel = "Easy" | "Medium" | "Hard" | "N/A";

/** Solutions and analytics of free quizzes: below 4 Easy, 4 to 6 Medium, 7 or more Hard, N/A without one. */
export function quizDifficultyLabel(level: number | null | undefined): DifficultyLabel {
  if (typeof level !== "number") return "N/A";
  if (level < 4) return "Easy";
  return level < 7 ? "Medium" : "Hard";
}

/** Solutions and analytics of mocks: 1 to 4 Easy, 5 to 7 Medium, 8 to 10 Hard, otherwise N/A. */
export function mockDifficultyLabel(level: number): DifficultyLabel {
  if (!(level >= 1 && level <= 10)) return "N/A";
  if (level < 5) return "Easy";
  return level < 8 ? "Medium" : "Hard";
}
