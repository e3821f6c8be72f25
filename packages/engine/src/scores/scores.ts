export { type ReportedEstimate, reportedEstimate } from "./scores-estimate.ts";
export * from "./scores-result.ts";
export { type Score, sectionPercentile, sectionPoints } from "./scores-section.ts";
export * from "./scores-total.ts";
