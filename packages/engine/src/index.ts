export * from "./calibrate/calibrate.ts";
export * from "./ability/estimate.ts";
export * from "./ability/grid.ts";
export * from "./ability/item.ts";
export * from "./ability/model.ts";
export * from "./ability/pool.ts";
export * from "./ability/roots.ts";
export * from "./simulate/benchmark.ts";
export * from "./plan/blueprint.ts";
export { effort } from "./effort.ts";
export * from "./plan/gmat-blueprints.ts";
export * from "./simulate/metrics.ts";
export { buildPlan, type Plan } from "./plan/plan.ts";
export * from "./monitor/monitor.ts";
export * from "./section/rates.ts";
export * from "./section/replay.ts";
export * from "./scores/scores.ts";
export * from "./section/section-state.ts";
export * from "./section/section.ts";
export * from "./simulate/simulate.ts";
export {
  SECTION_MAX,
  SECTION_NAMES,
  type SectionName,
  TABLE_LEARNERS,
  TABLE_PERIOD,
} from "./scores/tables.ts";
