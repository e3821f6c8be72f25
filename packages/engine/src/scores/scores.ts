export * from "./scores-change.ts";
export { type ReportedEstimate, reportedEstimate } from "./scores-estimate.ts";
export * from "./scores-result.ts";
export { type ScoreSoFar, scorePath } from "./scores-path.ts";
export { type Score, scorePoints, sectionPercentile } from "./scores-section.ts";
export * from "./scores-total.ts";
