export * from "./account-fields.ts";
export * from "./envelope.ts";
export * from "./question.ts";
export * from "./route.ts";
export * from "./site.ts";
export * from "./user.ts";
