import counts from "virtual:counts";
import { FigureStrip } from "./figure-strip.tsx";

/** How much there is, counted from the content at build time. */
export function CountedStrip() {
  return (
    <FigureStrip
      label="What's in Theta"
      figures={[
        { label: "Questions with a full explanation", figure: inWords(counts.questions) },
        { label: "Free quizzes of ten questions", figure: inWords(counts.quizzes) },
        { label: "Adaptive mock tests", figure: inWords(counts.mocks) },
      ]}
    />
  );
}

const inWords = (count: number) => count.toLocaleString("en-US");
