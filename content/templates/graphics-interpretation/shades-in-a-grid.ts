import {
  cellsInRow,
  columnWithMost,
  possibleTotal,
} from "../../chart-asks/points/heat-map-cells.ts";
import { drawGrid } from "../../chart-asks/points/heat-map.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

export const template = storyChartTemplate({
  id: "shades-in-a-grid",
  kind: "math",
  pattern: "A grid of shades, where a cell gives an interval and never a number.",
  draw: drawGrid,
  asks: [{ cellsInRow, columnWithMost }, { possibleTotal }],
  base: 2,
  solution: {
    idea: "A shade stands for an interval. Find the shades that a bound allows before you count cells.",
    check: "An interval includes its lower end and not its upper end.",
    takeaway:
      "From intervals, you can tell between which two numbers a total must be, but not the total.",
  },
});
