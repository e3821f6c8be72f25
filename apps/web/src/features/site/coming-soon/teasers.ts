/** What is coming for the GRE. */
export const TEASERS = [
  {
    title: "Practice Tests",
    text: "Full-length tests in today's format: five sections, 1 hour 58 minutes, with the clock running.",
  },
  {
    title: "Analytics",
    text: "Verbal and Quantitative scores from 130 to 170, each with its range.",
  },
  {
    title: "Solutions",
    text: "Every question explained, including why each wrong option is tempting.",
  },
] as const;

export type Teaser = (typeof TEASERS)[number];
