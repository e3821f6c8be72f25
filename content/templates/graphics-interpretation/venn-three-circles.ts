import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";
import {
  drawVennDiagram,
  inOneNotOther,
  inSeveral,
  percentAlso,
  percentOfAll,
} from "../../chart-asks/wholes/venn.ts";

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
    takeaway: "“Used a bus” doesn't mean “used only a bus”.",
  },
});
