export { type ReportedEstimate, reportedEstimate } from "./scores-estimate.ts";
export * from "./scores-result.ts";
export { equalPercentileScore, type Score, sectionPercentile } from "./scores-section.ts";
export * from "./scores-total.ts";
