import { openedIn } from "../run/mock-review.rules.ts";
import { QuestionInReview } from "./question-in-review.tsx";
import { ReviewCenter } from "./review-center.tsx";
import type { SectionReviewProps } from "./review-props.ts";

/** The review of a section: its list of questions, or one of them. */
export function ReviewSection(props: SectionReviewProps) {
  const opened = openedIn(props.stage);
  return opened ? <QuestionInReview {...props} opened={opened} /> : <ReviewCenter {...props} />;
}
