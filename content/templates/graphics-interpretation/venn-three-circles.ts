import { capital } from "@theta/items/template";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  drawVennDiagram,
  inOneNotOther,
  inSeveral,
  percentAlso,
  percentOfAll,
} from "../../chart-asks/wholes/venn.ts";

/** “Used a bus” doesn't mean “used only a bus”: in the words of the second sentence. */
function notOnly(text: string): { readonly takeaway?: string } {
  const said = /(?:who|that) (.+?) also |percent of the [\d,]+ \w+ (.+)\.$/.exec(text);
  const words = said?.[1] ?? said?.[2];
  if (words === undefined) return {};
  return {
    takeaway: `“${capital(words)}” doesn't mean “${words.replace(" ", " only ")}.”`,
  };
}

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "exactly-two": "For “exactly two,” leave out the region shared by all three circles.",
  "at-least-two":
    "For “at least two,” include the region shared by all three circles, but only once.",
  "one-not-other": "Include the region that the first circle shares with the third circle only.",
  "percent-also":
    "For the second blank, divide by all four regions of the circle that the sentence names first.",
  "percent-of-all":
    "For the second blank, include all four regions of the circle, not only the one outside the other circles.",
};

export const template = storyChartTemplate({
  id: "venn-three-circles",
  kind: "math",
  pattern: "Three circles that overlap: each phrase takes in certain regions.",
  draw: drawVennDiagram,
  asks: [
    { inSeveral, inOneNotOther },
    { percentAlso, percentOfAll },
  ],
  base: 2,
  solution: {
    idea: "Find the regions that the words include before you add.",
    takeaway: "To be in a circle doesn't mean to be in that circle only.",
  },
  checks: CHECKS,
  solutionFor: (_, second) => notOnly(second.text),
});
