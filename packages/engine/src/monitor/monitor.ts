export * from "./monitor-dif.ts";
export * from "./monitor-drift.ts";
export * from "./monitor-person.ts";
export * from "./monitor-residuals.ts";
