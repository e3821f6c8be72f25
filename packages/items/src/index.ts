export * from "./form/item-form.ts";
export * from "./taxonomy.ts";
export { disagreement } from "./template/check-item.ts";
export { makeItem, type MadeItem } from "./template/make-item.ts";
export type { Template } from "./template/template.ts";
