import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  combinedShare,
  drawSurvey,
  endsCompared,
  groupsWithMajority,
  groupWithMost,
} from "../../chart-asks/bars/survey.ts";

export const template = storyChartTemplate({
  id: "survey-scale",
  kind: "math",
  pattern: "Answers on a scale as bars of 100 percent: two parts joined at either end of a bar.",
  draw: drawSurvey,
  asks: [
    { groupWithMost, groupsWithMajority },
    { combinedShare, endsCompared },
  ],
  // Both would read one bar only.
  clash: (first, second) =>
    second.text.toLowerCase().includes(first.blank.key.text.toLowerCase()) &&
    first.name === "group-with-most",
  base: 2,
  solution: {
    idea: "Two neighboring parts at the end of a bar are one part: read the edge between them and the neutral answers.",
    check: "At the upper end of a bar, subtract the edge from 100.",
    takeaway:
      "To read two answers together, find the one edge where they end, and don't include the neutral answers.",
  },
});
