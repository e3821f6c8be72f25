import type { QueueState } from "../../../exam/queue/answer-queue.ts";
import type { AtReview, MockRun } from "../run/mock-stage.ts";

export interface SectionReviewProps {
  learnerId: string;
  run: MockRun;
  stage: AtReview;
  queue: QueueState;
}
