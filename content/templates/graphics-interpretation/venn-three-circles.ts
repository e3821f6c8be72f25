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
    takeaway: `“${capital(words)}” doesn't mean “${words.replace(" ", " only ")}”.`,
  };
}

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
    idea: "Find the regions that the words take in before you add.",
    check:
      "A circle has four regions: one alone, two shared with one other circle, and one shared with both.",
    takeaway: "To be in a circle doesn't mean to be in that circle only.",
  },
  solutionFor: (_, second) => notOnly(second.text),
});
