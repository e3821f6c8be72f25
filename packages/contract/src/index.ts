export * from "./shared/account-fields.ts";
export * from "./shared/answer.ts";
export {
  answerOf,
  answerSent,
  givenFieldsOf,
  mockFieldsOf,
  quizFieldsOf,
  selectedFieldsOf,
} from "./answer-fields.ts";
export * from "./blog.ts";
export * from "./contact.ts";
export * from "./envelope.ts";
export * from "./shared/escape-html.ts";
export * from "./shared/report-kinds.ts";
export * from "./free-quiz.ts";
export * from "./goal.ts";
export * from "./ids.ts";
export * from "./lists.ts";
export * from "./mentor.ts";
export * from "./mock-test/mock-card.ts";
export * from "./mock-test/mock-mode.ts";
export * from "./mock-test/mock-report.ts";
export { QuestionInReview, SectionReview } from "./mock-test/mock-review.ts";
export { RunningMock, SectionEnd } from "./mock-test/mock-section.ts";
export * from "./mock-test/mock-test.ts";
export * from "./mock-test/mock-times.ts";
export * from "./payments.ts";
export * from "./plans.ts";
export * from "./practice.ts";
export * from "./practice-plan.ts";
export * from "./question.ts";
export * from "./question-bank.ts";
export * from "./route.ts";
export * from "./routes.ts";
export * from "./running-tests.ts";
export * from "./served-question.ts";
export * from "./site.ts";
export * from "./study-notes.ts";
export * from "./test-settings.ts";
export * from "./shared/card-fields.ts";
export * from "./shared/formats.ts";
export * from "./shared/locks.ts";
export * from "./shared/plain-text.ts";
export * from "./shared/practice-filter.ts";
export * from "./shared/purchased-subscription.ts";
export * from "./shared/quiz-card.ts";
export * from "./shared/time-factors.ts";
export * from "./shared/time-zone.ts";
export * from "./openid.ts";
export * from "./user.ts";
