import type { ColumnWords } from "@theta/items/template";

/** "the largest floor areas" from "the largest floor area", which several rows can’t share. */
export function ofSeveral({ more }: ColumnWords, extreme: string): string {
  // What isn't counted, such as revenue, has no article, and percents stay as they are.
  if (/^the \w+ (?:amount of|average amount spent) /.test(extreme))
    return extreme.replace("amount", "amounts");
  if (!/^an? /.test(more) || / of /.test(more) || /attendance/.test(more)) return extreme;
  const [, head, rest] = /^(.+?)((?: (?:in|per|over) .+)?)$/.exec(extreme)!;
  const plural = head!.endsWith("y") ? `${head!.slice(0, -1)}ies` : `${head!}s`;
  return `${plural}${rest!}`;
}
