import {
  type MockCard,
  mockTest,
  runningTests,
  type SectionDetails,
  type SectionEnd,
} from "@theta/contract";
import { useEffect, useEffectEvent } from "react";
import { call } from "../../../lib/call/call.ts";
import { listen } from "../../../lib/call/listen.ts";
import { toast } from "../../../ui/overlay/toast.ts";

interface Ended {
  mock: MockCard;
  learnerId: string;
  end: SectionEnd;
}

/**
 * After time has ended a section, support may reopen it while its learner still reads that time's up. Leads there: its
 * clock starts only when they press Start Test.
 */
export function useReopened(
  { mock: { mockTestId }, learnerId, end }: Ended,
  onReopened: (section: SectionDetails) => void,
): void {
  const isOver = end.endedBy === "time";
  const goBack = useEffectEvent(onReopened);
  useEffect(() => {
    if (!isOver) return;
    let isHere = true;
    async function look() {
      const { result } = await call(mockTest.currentSection, { mockTestId }, { as: learnerId });
      if (!isHere || !result.isReopened) return;
      toast.info("Our support has reopened your section.");
      goBack(result);
    }
    const stop = listen(runningTests.clocks, {
      as: learnerId,
      // Without it, they find the section reopened when they go on.
      onEvent: () => void look().catch(() => {}),
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [isOver, mockTestId, learnerId]);
}
