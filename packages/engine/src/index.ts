export * from "./calibrate/calibrate.ts";
export * from "./estimate.ts";
export * from "./grid.ts";
export * from "./item.ts";
export * from "./model.ts";
export * from "./pool.ts";
export * from "./roots.ts";
export * from "./benchmark.ts";
export * from "./blueprint.ts";
export { effort } from "./effort.ts";
export * from "./gmat-blueprints.ts";
export * from "./metrics.ts";
export { buildPlan, type Plan } from "./plan.ts";
export * from "./monitor/monitor.ts";
export * from "./rates.ts";
export * from "./replay.ts";
export * from "./scores/scores.ts";
export * from "./section-state.ts";
export * from "./section.ts";
export * from "./simulate.ts";
export {
  SECTION_MAX,
  SECTION_NAMES,
  type SectionName,
  TABLE_LEARNERS,
  TABLE_PERIOD,
} from "./tables.ts";
