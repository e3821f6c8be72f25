import type { GivenAnswer } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

/** One option, or one for each part; the interface calls the option by either name. */
export function givenAnswer(sent: {
  answerId?: string | undefined;
  optionId?: string | undefined;
  parts?: { partId: string; optionId: string }[] | undefined;
}): GivenAnswer {
  const optionId = sent.answerId ?? sent.optionId;
  if (optionId !== undefined && sent.parts === undefined) return { optionId };
  if (sent.parts !== undefined && optionId === undefined) return { parts: sent.parts };
  throw notAnAnswer();
}

export function notAnAnswer(): Refusal {
  return new Refusal(400, "not-an-answer", "This is no complete answer to this question.");
}
