import type { Refusal } from "../../../platform/refusal.ts";
import type { EndedSection } from "../mock-section.ts";
import type { MockState } from "../mock-state.queries.ts";
import { statusOf } from "../mock-test.rules.ts";
import { sectionEnded, timeIsUp } from "../refusals.ts";

/** Says the same whether this request ended the section or the sweep did before it. */
export function refuseLate({ attempt, sections }: MockState, { endedBy }: EndedSection): Refusal {
  const status = statusOf(attempt, sections);
  return endedBy === "time" ? timeIsUp(status) : sectionEnded(status);
}
