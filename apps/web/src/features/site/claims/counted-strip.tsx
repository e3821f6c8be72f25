import counts from "virtual:counts";
import { FigureStrip } from "./figure-strip.tsx";

/** How much there is, counted from the content at build time. */
export function CountedStrip() {
  return (
    <FigureStrip
      label="What's in Theta"
      figures={[
        { label: "Questions with full explanations", figure: inWords(counts.questions) },
        { label: "Free ten-question quizzes", figure: inWords(counts.quizzes) },
        {
          label: `Adaptive mocks: ${counts.fullMocks} full, ${counts.sectionalMocks} sectional`,
          figure: inWords(counts.fullMocks + counts.sectionalMocks),
        },
      ]}
    />
  );
}

const inWords = (count: number) => count.toLocaleString("en-US");
