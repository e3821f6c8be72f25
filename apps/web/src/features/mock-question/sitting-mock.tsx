import type { MockCard } from "@theta/contract";
import { useEffect, useSyncExternalStore } from "react";
import { useAwakening } from "../../lib/exam/use-awakening.ts";
import { useUnsentWarning } from "../../lib/exam/use-unsent-warning.ts";
import { MockQuestion } from "./mock-question.tsx";
import { runOf } from "./mock-runs.ts";
import { MockEnding, MockOpening, OpenElsewhere } from "./mock-stages.tsx";
import { SectionEnded } from "./section-ended.tsx";
import { useBackTrap } from "./use-back-trap.ts";
import { useWayOut } from "./use-way-out.ts";

interface SittingMockProps {
  mock: MockCard;
  learnerId: string;
}

export function SittingMock({ mock, learnerId }: SittingMockProps) {
  const run = runOf(learnerId, mock.mockTestId);
  const { stage, queue } = useSyncExternalStore(run.subscribe, run.view);
  useEffect(() => {
    run.open();
    return run.leave;
  }, [run]);
  useAwakening(() => void run.refresh());
  useUnsentWarning(run.hasUnsent);
  useBackTrap();
  const goOn = useWayOut(mock, stage);

  const waiting = { mock, hasUnsent: queue.at === "waiting", onRetry: run.hurry };
  switch (stage.at) {
    case "question":
      return (
        <MockQuestion key={stage.running.mockTestSectionId} {...{ learnerId, run, stage, queue }} />
      );
    case "elsewhere":
      return <OpenElsewhere mock={mock} onTakeOver={run.open} />;
    case "ending":
      return <MockEnding {...waiting} isWaiting={stage.isWaiting} />;
    case "ended":
      return <SectionEnded mock={mock} stage={stage} onGoOn={goOn} onRetry={run.hurry} />;
    case "opening":
      return <MockOpening {...waiting} isWaiting={stage.isWaiting || waiting.hasUnsent} />;
    case "idle":
    case "refused":
      return <MockOpening {...waiting} isWaiting={false} />;
  }
}
