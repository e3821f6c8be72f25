/** The General Test since September 2023: 1 hour 58 minutes in five sections. Writing comes first. */
export const SECTIONS = [
  { name: "Writing, 1 task", minutes: 30 },
  { name: "Verbal, 12 questions", minutes: 18 },
  { name: "Quantitative, 12 questions", minutes: 21 },
  { name: "Verbal, 15 questions", minutes: 23 },
  { name: "Quantitative, 15 questions", minutes: 26 },
] as const;

export const WHOLE_MINUTES = SECTIONS.reduce((sum, { minutes }) => sum + minutes, 0);
