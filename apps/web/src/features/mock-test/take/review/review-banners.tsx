import { UnsentBanner } from "../../../exam/frame/exam-notices.tsx";
import { TimeBackBanner } from "../time-back-banner.tsx";
import type { SectionReviewProps } from "./review-props.ts";

export function ReviewBanners({ run, stage, queue }: Omit<SectionReviewProps, "learnerId">) {
  const { time, timeBack } = stage.running;
  const available = timeBack?.available ?? 0;
  return (
    <>
      {queue.at === "waiting" && <UnsentBanner isDurable={queue.isDurable} time={time} />}
      {available > 0 && (
        <TimeBackBanner
          available={available}
          isBusy={stage.isCatchingUp}
          onTake={run.takeTimeBack}
        />
      )}
    </>
  );
}
