import {
  cellsInRow,
  columnWithMost,
  drawGrid,
  leastTotal,
} from "../../chart-asks/points/heat-map.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "shades-in-a-grid",
  kind: "math",
  pattern: "A grid of shades, where a cell gives an interval and never a number.",
  draw: drawGrid,
  asks: [
    { cellsInRow, columnWithMost },
    { leastTotal, columnWithMost },
  ],
  // The same question with another bound.
  clash: (first, second) => [first, second].every((one) => / in which /.test(one.text)),
  base: 2,
  solution: {
    idea: "A shade stands for an interval. Find the shades that a bound allows before you count cells.",
    check: "An interval includes its lower end and not its upper end.",
    takeaway:
      "From intervals, you can tell the least and the greatest a total can be, but not the total.",
  },
});
