import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  combinedShare,
  drawSurvey,
  endsCompared,
  groupsWithMajority,
  groupWithMost,
} from "../../chart-asks/bars/survey.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "group-with-most":
    "Compare the sums of both answers: the bar with the thickest single part need not have the greatest sum.",
  "groups-with-majority":
    "Compare both answers together with the given percent, without the neutral answers.",
  "combined-share":
    "For the second blank, if the two answers are at the upper end of the bar, subtract the edge from 100.",
  "ends-compared":
    "For the second blank, use both answers at each end, and divide by the percent of those named last.",
};

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
    idea: "Treat the two answers at one end of a bar as one part: read the edge between them and the neutral answers.",
    takeaway: "On a scale of answers, the neutral ones belong to neither end.",
  },
  checks: CHECKS,
});
