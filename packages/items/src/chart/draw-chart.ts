import { drawBars } from "./kinds/bars.ts";
import { drawBarsAndLine } from "./kinds/bars-and-line.ts";
import { drawBoxes } from "./kinds/boxes.ts";
import { drawBubbles } from "./kinds/bubbles.ts";
import { chartAlt, kindName } from "./chart-alt.ts";
import type { ChartForm } from "./chart-form.ts";
import { drawFlow } from "./flow/flow.ts";
import { drawHeatMap } from "./kinds/heat-map.ts";
import { drawHistogram } from "./kinds/histogram.ts";
import { drawLines } from "./kinds/lines.ts";
import { drawPie } from "./kinds/pie.ts";
import { drawScatter } from "./kinds/scatter.ts";
import { coordinate, type Drawing, element, escapeText, WIDTH } from "./svg.ts";
import { drawTimeline } from "./kinds/timeline.ts";
import { drawVenn } from "./kinds/venn.ts";

/** The chart as one SVG. Its colors come from the web app's item-chart.css. */
export function drawChart(form: ChartForm): string {
  const { height, body } = drawingOf(form);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      class: "item-chart",
      role: "img",
      viewBox: `0 0 ${WIDTH} ${coordinate(height)}`,
      width: WIDTH,
      height,
    },
    element("title", {}, escapeText(kindName(form))),
    element("desc", {}, escapeText(chartAlt(form))),
    ...body,
  );
}

function drawingOf(form: ChartForm): Drawing {
  switch (form.kind) {
    case "bars":
      return drawBars(form);
    case "bars-and-line":
      return drawBarsAndLine(form);
    case "lines":
      return drawLines(form);
    case "scatter":
      return drawScatter(form);
    case "bubbles":
      return drawBubbles(form);
    case "histogram":
      return drawHistogram(form);
    case "boxes":
      return drawBoxes(form);
    case "venn":
      return drawVenn(form);
    case "heat-map":
      return drawHeatMap(form);
    case "flow":
      return drawFlow(form);
    case "timeline":
      return drawTimeline(form);
    case "pie":
      return drawPie(form);
  }
}
