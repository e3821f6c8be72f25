import { type Answer, answerSent } from "@theta/contract";
import { Refusal } from "../../platform/refusal.ts";

/** The answer in what a browser sent. */
export function givenAnswer(sent: Parameters<typeof answerSent>[0]): Answer {
  const answer = answerSent(sent);
  if (!answer) throw notAnAnswer();
  return answer;
}

export function notAnAnswer(): Refusal {
  return new Refusal(400, "not-an-answer", "This answer is incomplete.");
}
