import type { MockCard } from "@theta/contract";
import { ExamEnding, ExamOpening, OpenElsewhere } from "../../exam/frame/exam-waiting.tsx";
import { useExamRun } from "../../exam/run/use-exam-run.ts";
import { useMovedClock } from "../../exam/run/use-moved-clock.ts";
import { MockEnded } from "./mock-ended.tsx";
import { MockQuestion } from "./mock-question.tsx";
import { runOf } from "./run/mock-runs.ts";
import { ReviewSection } from "./review/review-section.tsx";
import { SectionEnded } from "./section-ended.tsx";
import { useBackTrap } from "./use-back-trap.ts";
import { useLeaveMock } from "./use-leave-mock.ts";

interface TakingMockProps {
  mock: MockCard;
  learnerId: string;
}

export function TakingMock({ mock, learnerId }: TakingMockProps) {
  const run = runOf(learnerId, mock.mockTestId);
  const { stage, queue } = useExamRun(run);
  useMovedClock(run, stage);
  useBackTrap();
  const goOn = useLeaveMock(mock, stage);

  const hasUnsent = queue.at === "waiting";
  const { name, time } = mock;
  const waiting = { name, isWaiting: false, hasUnsent, onRetry: run.tryNow };
  switch (stage.at) {
    case "question":
      return (
        <MockQuestion key={stage.running.mockTestSectionId} {...{ learnerId, run, stage, queue }} />
      );
    case "review":
      return (
        <ReviewSection
          key={stage.running.mockTestSectionId}
          {...{ learnerId, run, stage, queue }}
        />
      );
    case "elsewhere":
      return <OpenElsewhere name={name} what="test" onTakeOver={run.open} />;
    case "ending":
      return (
        <ExamEnding
          {...waiting}
          isWaiting={stage.isWaiting}
          title={stage.by === "time" ? "Time's up" : "Ending the section"}
          outcome="The section will end"
          doing="Ending the section…"
        />
      );
    case "ended":
      return stage.end.isMockOver ? (
        <MockEnded {...{ mock, learnerId }} end={stage.end} onGoOn={goOn} />
      ) : (
        <SectionEnded {...{ mock, learnerId, stage }} onGoOn={goOn} onRetry={run.tryNow} />
      );
    case "opening":
      return (
        <ExamOpening
          {...waiting}
          what="section"
          time={time}
          isWaiting={stage.isWaiting || hasUnsent}
        />
      );
    case "idle":
    case "refused":
      return <ExamOpening {...waiting} what="section" time={time} />;
  }
}
