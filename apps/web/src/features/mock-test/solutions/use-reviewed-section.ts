import type { MockCard, SectionType } from "@theta/contract";
import { useLocation, useNavigate } from "react-router";
import { stateOfMock } from "../shared/mock-state.ts";

/**
 * Which section of a mock is reviewed, and at which question: as the report has asked for it, else the
 * section taken first. It's in the navigation state, so a reload keeps it.
 */
export function useReviewedSection(mock: MockCard) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { sectionType, questionId } = Object(state) as Record<string, unknown>;
  const asked = mock.sectionTypes.find((type) => type === sectionType);
  return {
    sectionType: asked ?? mock.sectionTypes[0]!,
    questionId: asked !== undefined && typeof questionId === "string" ? questionId : undefined,
    openSection: (type: SectionType) =>
      void navigate(".", { replace: true, state: { ...stateOfMock(mock), sectionType: type } }),
  };
}
