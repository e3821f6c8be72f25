export * from "./calibrate-designed.ts";
export * from "./calibrate-new.ts";
export * from "./calibrate-options.ts";
export * from "./calibrate-pool.ts";
export type { Responses } from "./calibrate-responses.ts";
export { ITEM_PRIORS, type ItemPriors } from "./calibrate-curve.ts";
