/** Questions with three statements, of which any may be true: "I and III only". A set of them is a number from 0 to 7. */

export const ROMAN = ["I", "II", "III"] as const;

/** In the exam's order: none, I, II, III, I and II, I and III, II and III, all. */
export const ROMAN_SETS = [0, 1, 2, 4, 3, 5, 6, 7] as const;

/** Which of the three are in a set. */
export function romanMembers(set: number): number[] {
  return [0, 1, 2].filter((k) => (set >> k) % 2 === 1);
}

/** As an option says it. */
export function romanText(set: number): string {
  const names = romanMembers(set).map((k) => ROMAN[k]!);
  if (names.length === 0) return "None";
  if (names.length === 1) return `${names[0]!} only`;
  return names.length === 3 ? "I, II, and III" : `${names.join(" and ")} only`;
}

/** The three, each in a line of its own, as a stem's last paragraph. */
export function romanList(statements: readonly string[]): string {
  return statements.map((text, k) => `${ROMAN[k]!}. ${text}`).join("\\\n");
}
