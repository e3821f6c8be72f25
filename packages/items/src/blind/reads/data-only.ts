import type { Asked } from "../../asked.ts";
import { versionOf } from "../blind-answer.ts";
import { dataBlock } from "../data-block.ts";
import { headingOf, stimulus } from "../question-blocks.ts";

/** Only questions about a table, a chart, or sources have data of their own. */
export function hasData({ item, set }: Asked): boolean {
  if (set) return "sources" in set && set.questions[0]!.id === item.id;
  return dataBlock(item) !== "";
}

/** A question's data, without what is asked about them. Sources come once, with the first question. */
export function dataOnlyBlock(asked: Asked, name: string): string {
  const data = asked.set
    ? stimulus(asked)
    : [introOf(asked), dataBlock(asked.item)].filter(Boolean).join("\n\n");
  return `${headingOf(name, versionOf(asked))}\n\n${data}`;
}

function introOf({ item }: Asked): string {
  return "intro" in item ? item.intro : "";
}
