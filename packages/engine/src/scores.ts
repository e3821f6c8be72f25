export * from "./scores-estimate.ts";
export * from "./scores-section.ts";
export * from "./scores-total.ts";
