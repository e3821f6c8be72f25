import type { ColumnWords } from "@theta/items/template";

/** "the largest floor areas" from "the largest floor area", which several rows can’t share. */
export function ofSeveral({ more }: ColumnWords, extreme: string): string {
  // What isn't counted, such as revenue, has no article.
  return /^an? /.test(more) ? inPlural(extreme) : extreme;
}

/** "larger floor areas" from "a larger floor area", of several rows. */
export function moreOfSeveral(more: string): string {
  return /^an? /.test(more) ? inPlural(more.replace(/^an? /, "")) : more;
}

/** "numbers of donors" from "number of donors"; null if there's no plural, as of rainfall. */
export function nounInPlural(noun: string): string | null {
  const added = /^amount of (deposits|loans|assets|donations)\b/.exec(noun)?.[1];
  if (added) return `total ${added}`;
  return /^(?:tuition|rainfall|average spending)\b/.test(noun) && !noun.endsWith("revenue")
    ? null
    : inPlural(noun);
}

/** With the first noun in the plural: "highest percentages of calls resolved". */
function inPlural(words: string): string {
  const [, head, rest] = /^(.+?)((?: (?:of|in|per|over|spent) .+)?)$/.exec(words)!;
  return `${head!.endsWith("y") ? `${head!.slice(0, -1)}ies` : `${head!}s`}${rest!}`;
}
