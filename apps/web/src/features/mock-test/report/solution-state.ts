import type { MockCard, PathStep, SectionType } from "@theta/contract";
import { stateOfMock } from "../shared/mock-state.ts";

/** Navigation state of the solutions, opened at one question. */
export function solutionState(
  mock: MockCard,
  sectionType: SectionType,
  { questionId }: Pick<PathStep, "questionId">,
) {
  return { ...stateOfMock(mock), sectionType, questionId };
}
