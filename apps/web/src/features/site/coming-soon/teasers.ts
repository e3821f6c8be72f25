/** What will be here for the GRE. */
export const TEASERS = [
  {
    title: "Practice Tests",
    text: "Whole tests in today’s form: five sections, 1 hour 58 minutes, with the clock running.",
  },
  {
    title: "Analytics",
    text: "Verbal and Quantitative on the scale from 130 to 170, each with the band it lies in.",
  },
  {
    title: "Solutions",
    text: "Every question worked through, and why each wrong option tempts.",
  },
] as const;

export type Teaser = (typeof TEASERS)[number];
