import type { Answer, ServedQuestion } from "@theta/contract";
import type { Chance } from "./random.ts";

/** Some answer to a question, without knowing which is right. */
export function anyAnswer({ options, parts }: ServedQuestion, chance: Chance): Answer {
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)]!;
  if (!parts) return { optionId: one(options).optionId };
  return {
    parts: parts.map((part) => ({ partId: part.partId, optionId: one(part.options).optionId })),
  };
}
