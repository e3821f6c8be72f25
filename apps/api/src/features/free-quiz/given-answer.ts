import type { GivenAnswer } from "@theta/contract";
import { notAnAnswer } from "./refusals.ts";

/** One option, or one for each part. */
export function givenAnswer(sent: {
  answerId?: string | undefined;
  parts?: { partId: string; optionId: string }[] | undefined;
}): GivenAnswer {
  if (sent.answerId !== undefined && sent.parts === undefined) return { optionId: sent.answerId };
  if (sent.parts !== undefined && sent.answerId === undefined) return { parts: sent.parts };
  throw notAnAnswer();
}
