import type { GivenAnswer } from "@theta/contract";
import { notAnAnswer } from "./refusals.ts";

/** One option, or one for each part. */
export function givenAnswer(sent: {
  optionId?: string | undefined;
  parts?: { partId: string; optionId: string }[] | undefined;
}): GivenAnswer {
  if (sent.optionId !== undefined && sent.parts === undefined) return { optionId: sent.optionId };
  if (sent.parts !== undefined && sent.optionId === undefined) return { parts: sent.parts };
  throw notAnAnswer();
}
