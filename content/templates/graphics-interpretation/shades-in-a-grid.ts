import {
  cellsInRow,
  columnWithMost,
  possibleTotal,
} from "../../chart-asks/points/heat-map-cells.ts";
import { drawGrid } from "../../chart-asks/points/heat-map.ts";
import { storyChartTemplate } from "../../chart-asks/story-chart-template.ts";

/** What to check, by what a blank asks. */
const CHECKS: Readonly<Record<string, string>> = {
  "cells-in-row":
    "Count only in the row named, and include every shade that is darker than the first one that reaches the given number.",
  "column-with-most":
    "Count down each column, and include every shade that is darker than the first one that reaches the given number.",
  "possible-total":
    "For the second blank, add exactly two cells, and rule out totals below the sum of their lower ends and totals that reach the sum of their upper ends.",
};

export const template = storyChartTemplate({
  id: "shades-in-a-grid",
  kind: "math",
  pattern: "A grid of shades, where a cell gives an interval and never a number.",
  draw: drawGrid,
  asks: [{ cellsInRow, columnWithMost }, { possibleTotal }],
  base: 2,
  solution: {
    idea: "Each shade stands for an interval and not for one number. Find the shades that reach the given number before you count cells.",
    takeaway:
      "Intervals tell you between which two numbers a total must be, but not the total itself.",
  },
  checks: CHECKS,
});
