import { type MockCard, mockTest, type SectionDetails } from "@theta/contract";
import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { forgetMocks } from "../shared/mock-data.ts";
import { stateOfMock } from "../shared/mock-state.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import type { MockStage } from "./run/mock-stage.ts";

/**
 * Leads away when no section is running. The next screen replaces the test in the history, so that Back
 * doesn't return to it. Returns a function that leads to what comes after a section.
 */
export function useLeaveMock(
  mock: MockCard,
  stage: MockStage,
): (next: SectionDetails | null) => void {
  const dispatch = useDispatch();
  const navigate = useNavigate();

  function goOn(next: SectionDetails | null) {
    if (!next?.sectionType) return void navigate("/", { replace: true });
    const { sectionTypes, order } = next;
    const state = stateOfMock({ ...mock, sectionTypes, status: order === 1 ? 1 : 2 });
    void navigate("/test-instruction", { replace: true, state });
  }

  const leave = useEffectEvent((at: MockStage["at"]) => {
    // It has started or is over, so every list that shows it is out of date.
    if (at === "question" || at === "review" || at === "ended" || at === "idle")
      dispatch(forgetMocks());
    if (stage.at === "idle") {
      if (!stage.details.sectionType) toast.info("This mock is over.");
      return goOn(stage.details);
    }
    if (stage.at !== "refused") return;
    if (codeOf(mockTest.currentSection, stage.refusal) === "mock-not-started") {
      const state = stateOfMock({ ...mock, status: 0 });
      return void navigate("/mock-test-guideline", { replace: true, state });
    }
    showFailure(stage.refusal);
    void navigate("/mock-test", { replace: true });
  });
  useEffect(() => leave(stage.at), [stage.at]);
  return goOn;
}
