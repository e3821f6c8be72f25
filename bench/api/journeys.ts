/** What learners do, with the requests that the site sends for it. */
import {
  freeQuiz,
  goal,
  mockFieldsOf,
  mockTest,
  practice,
  questionBank,
  quizFieldsOf,
  type Reply,
  type RunningMock,
  runningTests,
  type SectionEnd,
  type SectionReview,
  type ServedQuestion,
  testSettings,
  user,
} from "@theta/contract";
import { anyAnswer } from "../load/answers.ts";
import type { VirtualLearner } from "../load/virtual-learner.ts";
import { BENCH_PASSWORD } from "../world/bench-learners.ts";

/** Mean seconds of thinking, at exam pace: two minutes for a question. */
const QUESTION = 120;
/** Of which the last ones go from choosing an answer to confirming it. */
const CONFIRM = 10;
const GLANCE = 5;
const READ = 40;

const QUESTIONS_OF_A_VISIT = 8;
const SOLUTIONS_OF_A_VISIT = 4;

export type Journey = (learner: VirtualLearner) => Promise<void>;

/** Signing in and the dashboard. */
export async function arrive(learner: VirtualLearner): Promise<void> {
  await learner.ask(user.login, { email: learner.who.email, password: BENCH_PASSWORD });
  await learner.follow(user.details);
  await learner.follow(runningTests.list);
  await learner.follow(goal.read);
  await learner.follow(freeQuiz.lastQuizzes);
  await learner.follow(freeQuiz.freshResult);
  await learner.follow(mockTest.lastMocks);
  learner.think(READ);
}

/** A free quiz: every question chosen, then confirmed; then the report and the solutions. */
export async function sitQuiz(learner: VirtualLearner): Promise<void> {
  const { chance } = learner;
  const quizType = String(1 + chance.below(3));
  const { result } = await learner.ask(freeQuiz.list, {
    quizType,
    testType: "1",
    itemsPerPage: "50",
  });
  const open = result.filter(({ status, isAvailable }) => status === 0 && isAvailable);
  const chosen = open[chance.below(open.length)];
  if (!chosen) return;
  const { freeQuizId } = chosen;
  learner.think(GLANCE);
  const started = await learner.ask(freeQuiz.start, { freeQuizId });
  await learner.follow(testSettings.read);
  let question: ServedQuestion | null | undefined = started.result.question;
  while (question) {
    const given = {
      freeQuizId,
      questionId: question.questionId,
      ...quizFieldsOf(anyAnswer(question, chance)),
    };
    learner.think(QUESTION - CONFIRM);
    await learner.ask(freeQuiz.saveAnswer, { ...given, revision: 1, isAdvancing: false });
    learner.think(CONFIRM);
    const saved: Reply<typeof freeQuiz.saveAnswer> = await learner.ask(freeQuiz.saveAnswer, {
      ...given,
      isAdvancing: true,
    });
    question = saved.result.next;
  }
  await learner.follow(freeQuiz.submit, { freeQuizId });
  await learner.follow(freeQuiz.report, { freeQuizId });
  learner.think(READ);
  await learner.ask(freeQuiz.solution, { freeQuizId });
  learner.think(READ);
}

/** A full mock without breaks, then its report and some solutions. */
export async function sitMock(learner: VirtualLearner): Promise<void> {
  const { chance } = learner;
  const { result } = await learner.ask(mockTest.list, {
    testType: "1",
    kind: "full",
    itemsPerPage: "50",
  });
  const chosen = result.find(
    ({ status, lock, isAvailable }) => status === 0 && !lock && isAvailable,
  );
  if (!chosen) return;
  const { mockTestId } = chosen;
  learner.think(GLANCE);
  const opened = await learner.ask(mockTest.selectOrder, {
    mockTestId,
    orderType: 1 + chance.below(6),
  });
  let { mockTestSectionId } = opened.result;
  while (mockTestSectionId) {
    learner.think(GLANCE);
    const started = await learner.ask(mockTest.startSection, { mockTestId, mockTestSectionId });
    await sitSection(learner, started.result);
    const details = await learner.follow(mockTest.currentSection, { mockTestId });
    ({ mockTestSectionId } = details.result);
  }
  const { report } = (await learner.follow(mockTest.report, { mockTestId })).result;
  learner.think(READ);
  const [section] = report.sections;
  if (!section) return;
  const { sectionType } = section;
  await learner.ask(mockTest.sectionQuestions, { mockTestId, sectionType: String(sectionType) });
  for (const { questionId } of section.path.slice(0, SOLUTIONS_OF_A_VISIT)) {
    learner.think(READ);
    await learner.ask(questionBank.solutionDetails, { questionId });
  }
}

async function sitSection(
  learner: VirtualLearner,
  started: RunningMock | SectionReview,
): Promise<void> {
  let running: RunningMock | SectionReview | SectionEnd = started;
  while ("question" in running) {
    const { mockTestId, currentQuestionId: questionId, sectionType } = running;
    learner.think(QUESTION);
    const answer = mockFieldsOf(anyAnswer(running.question, learner.chance));
    const given = { mockTestId, questionId, sectionType, ...answer };
    const reply: Reply<typeof mockTest.submitAnswer> = await learner.ask(
      mockTest.submitAnswer,
      given,
    );
    running = reply.result;
  }
}

/** A while of practice. */
export async function practiceAWhile(learner: VirtualLearner): Promise<void> {
  await learner.ask(practice.overview);
  learner.think(GLANCE);
  let after: string | undefined;
  for (let n = 0; n < QUESTIONS_OF_A_VISIT; n++) {
    const next = await learner.ask(practice.next, { filter: {}, ...(after && { after }) });
    const { question, showingId } = next.result;
    if (!question || showingId === null) return;
    learner.think(QUESTION);
    const answer = quizFieldsOf(anyAnswer(question, learner.chance));
    after = question.questionId;
    await learner.ask(practice.answer, { questionId: after, showingId, ...answer });
    learner.think(READ);
  }
}

/** How much of a learner's time each part takes is how much of the load it makes. */
const PARTS: readonly Journey[] = [sitMock, sitQuiz, practiceAWhile];

/** A visit: signing in, then everything in some order. */
export async function visit(learner: VirtualLearner): Promise<void> {
  await arrive(learner);
  const parts = [...PARTS];
  while (parts.length > 0) {
    const [part] = parts.splice(learner.chance.below(parts.length), 1);
    await part!(learner);
  }
}

/** About as many seconds as a visit takes, at exam pace. */
export const VISIT_SECONDS = 64 * QUESTION + 10 * QUESTION + 8 * (QUESTION + READ) + 10 * READ;
