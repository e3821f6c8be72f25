import { type BankItem, labelOf } from "../../packages/items/src/index.ts";

/** The part of the section and the topic or question type, as the reports group items. */
export function kindOf({ area, topics }: Pick<BankItem, "area" | "topics">): string {
  return `${labelOf(area)} · ${labelOf(topics[0] ?? "")}`;
}
