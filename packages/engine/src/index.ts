export * from "./grid.ts";
export * from "./item.ts";
export * from "./model.ts";
export * from "./pool.ts";
