import { UnsentBanner } from "../../../exam/frame/exam-notices.tsx";
import { TimeBackBanner } from "../time-back-banner.tsx";
import type { ReviewProps } from "./review-props.ts";

export function ReviewBanners({ run, stage, queue }: Omit<ReviewProps, "learnerId">) {
  const available = stage.running.timeBack?.available ?? 0;
  return (
    <>
      {queue.at === "waiting" && <UnsentBanner isDurable={queue.isDurable} />}
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
