export { chartAlt } from "./chart-alt.ts";
export { chartNumbers } from "./chart-numbers.ts";
export { drawChart } from "./draw-chart.ts";
