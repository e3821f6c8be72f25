import {
  amountOfSubpart,
  partOfAll,
  slicesBelow,
  timesSlice,
} from "../../chart-asks/wholes/breakdown-parts.ts";
import { drawPieAndParts } from "../../chart-asks/wholes/breakdown.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "pie-and-parts",
  kind: "math",
  pattern: "A pie beside the parts of one of its slices: a percent of a percent.",
  draw: drawPieAndParts,
  asks: [
    { partOfAll, slicesBelow },
    { amountOfSubpart, timesSlice },
  ],
  // Both would multiply the same two percents.
  clash: (first, second) => first.name === "part-of-all" && second.name === "amount-of-subpart",
  base: 2,
  solution: {
    idea: "The percents in the table are of one slice, and the percents in the chart are of the whole. Multiply one by the other before you compare.",
    check: "The parts of a slice have to add up to the slice and not to 100 percent of the whole.",
    takeaway: "Before using a percent, ask what it is a percent of.",
  },
});
