import questionDark from "./question-dark.webp";
import questionLight from "./question-light.webp";
import questionNarrowDark from "./question-narrow-dark.webp";
import questionNarrowLight from "./question-narrow-light.webp";
import reportDark from "./report-dark.webp";
import reportLight from "./report-light.webp";
import { SCREEN_SIZES } from "./screen-sizes.ts";
import solutionDark from "./solution-dark.webp";
import solutionLight from "./solution-light.webp";

/** One screen in both themes, with its size in pixels of the page. */
export interface Shot {
  light: string;
  dark: string;
  width: number;
  height: number;
}

export interface Screen {
  title: string;
  text: string;
  alt: string;
  narrow: Shot;
  /** Where there's room for it. */
  wide?: Shot;
}

export const SCREENS: readonly Screen[] = [
  {
    title: "The mock, like the exam",
    text: "One question at a time, with the exam's clock, a whiteboard, and a calculator in Data Insights.",
    alt: "A Data Insights question in a running mock: the data, what to answer, the time left, and buttons for the calculator and the whiteboard.",
    narrow: {
      light: questionNarrowLight,
      dark: questionNarrowDark,
      ...SCREEN_SIZES.narrow,
    },
    wide: { light: questionLight, dark: questionDark, ...SCREEN_SIZES.wide },
  },
  {
    title: "A report that says how sure it is",
    text: "Your total with its range and percentile, then each section, and what to practice next.",
    alt: "Report of a finished mock: the total score with its range on the scale from 205 to 805, and the percentile.",
    narrow: { light: reportLight, dark: reportDark, ...SCREEN_SIZES.narrow },
  },
  {
    title: "Solutions that explain every option",
    text: "The idea, the steps, and why each wrong option is tempting.",
    alt: "Solution of a question answered wrong: the right answer, and an explanation for each option.",
    narrow: { light: solutionLight, dark: solutionDark, ...SCREEN_SIZES.narrow },
  },
];
