export { type BlogArticle, loadArticles } from "./blog/load-articles.ts";
export {
  addToBlindReads,
  addToBlindRecord,
  readBlindReads,
  readBlindRecord,
} from "./blind-record.ts";
export {
  loadBank,
  loadQuestions,
  readBankSeeds,
  readPracticeOnly,
  stampOfBank,
  stampOfBuiltBank,
  writeRenderedBank,
} from "./load-bank.ts";
export { loadMocks, type Mock } from "./load-mocks.ts";
export {
  loadPictureFiles,
  PICTURES,
  type PictureEntry,
  readPictureEntries,
} from "./load-pictures.ts";
export { readPickedDraws, writePickedDraws } from "./picked-draws.ts";
export { pictureFaults } from "./picture-faults.ts";
export {
  loadPlans,
  loadPlansOnSale,
  type PlanForm,
  planOpens,
  type PlanOpens,
} from "./load-plans.ts";
export {
  loadPracticePlan,
  type PlannedSection,
  type PlannedTask,
  type PlannedWeek,
} from "./load-practice-plan.ts";
export { keepLevelShifts, loadTemplates, readLevelShifts } from "./load-templates.ts";
export type { PooledItem } from "./pools.ts";
export { loadQuizzes, type Quiz } from "./quizzes/load-quizzes.ts";
export { quizFaults } from "./quizzes/quiz-faults.ts";
export { keepValues, readAllowedPhrases, readKeptValues } from "./register.ts";
export { loadTopicTests, readTopicForms, type TopicTest } from "./topic-tests/load-topic-tests.ts";
export { topicTestFaults } from "./topic-tests/topic-test-faults.ts";
export { loadWritten, readWritten, writtenFiles } from "./load-written.ts";
export { loadNotes, type Note, readPrinted } from "./notes/load-notes.ts";
export { renderNote } from "./notes/render-note.ts";
