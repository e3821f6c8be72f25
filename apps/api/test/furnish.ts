/** Gives a learner some of everything that a learner can have, through the calls they would make. */
import { randomUUID } from "node:crypto";
import {
  contact,
  freeQuiz,
  goal,
  mentor,
  mockFieldsOf,
  mockTest,
  payments,
  practice,
  practicePlan,
  questionBank,
  quizFieldsOf,
  type Reply,
  type Route,
  type Sent,
} from "@theta/contract";
import type { Db } from "../src/platform/database/database.ts";
import { answerOf } from "./answers.ts";

/** Sends a call as this learner and returns the reply; throws at a refusal. */
export type Ask = <R extends Route>(route: R, input?: Sent<R>) => Promise<Reply<R>>;

export type Furniture = Awaited<ReturnType<typeof furnish>>;

const HOUR = 3_600_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10);

/** For a learner with a plan that includes everything. `pay` pays an order at the provider. */
export async function furnish(ask: Ask, db: Db, pay: (order: string) => Promise<unknown>) {
  return {
    ...(await takeQuizzes(ask, db)),
    ...(await takeMocks(ask, db)),
    ...(await buy(ask, pay)),
    ...(await doTheRest(ask, db)),
  };
}

/** One that's finished, and one that's running with its first question answered. */
async function takeQuizzes(ask: Ask, db: Db) {
  const [finished, running] = await db
    .selectFrom("quizzes")
    .select("id")
    .where("is_offered", "=", true)
    .where("topic", "is", null)
    .where("available_from", "<", new Date())
    .orderBy("section")
    .orderBy("place")
    .limit(2)
    .execute();
  const finishedQuizId = finished!.id;
  const first = await ask(freeQuiz.start, { freeQuizId: finishedQuizId });
  let { question } = first.result;
  const quizQuestionId = question.questionId;
  for (;;) {
    const { questionId } = question;
    const answer = quizFieldsOf(await answerOf(db, questionId, false));
    const body = { freeQuizId: finishedQuizId, questionId, ...answer, isAdvancing: true };
    const { next } = (await ask(freeQuiz.saveAnswer, body)).result;
    if (!next) break;
    question = next;
  }
  await ask(freeQuiz.submit, { freeQuizId: finishedQuizId });
  const second = await ask(freeQuiz.start, { freeQuizId: running!.id });
  const runningQuestionId = second.result.question.questionId;
  const answer = quizFieldsOf(await answerOf(db, runningQuestionId, true));
  await ask(freeQuiz.saveAnswer, {
    freeQuizId: running!.id,
    questionId: runningQuestionId,
    ...answer,
  });
  return {
    finishedQuizId,
    quizQuestionId,
    runningQuizId: running!.id,
    runningQuestionId,
    runningAnswer: answer,
  };
}

/** A finished section, and a whole mock in exam mode in its first section. */
async function takeMocks(ask: Ask, db: Db) {
  const offered = await db
    .selectFrom("mocks")
    .select(["id", "section"])
    .where("is_offered", "=", true)
    .where("available_from", "<", new Date())
    .orderBy("place")
    .execute();
  const finishedMockId = offered.find(({ section }) => section === "quant")!.id;
  const runningMockId = offered.find(({ section }) => section === null)!.id;
  const start = async (mockTestId: string, more: object) => {
    const chosen = (await ask(mockTest.selectOrder, { mockTestId, ...more })).result;
    const mockTestSectionId = chosen.mockTestSectionId!;
    const { result } = await ask(mockTest.startSection, { mockTestId, mockTestSectionId });
    if (!("question" in result)) throw new Error("No question is on screen.");
    return { ...result, mockTestSectionId };
  };
  const section = await start(finishedMockId, {});
  let questionId: string | null = section.currentQuestionId;
  while (questionId !== null) {
    const answer = mockFieldsOf(await answerOf(db, questionId, true));
    const body: Sent<typeof mockTest.submitAnswer> = {
      mockTestId: finishedMockId,
      questionId,
      ...answer,
    };
    const { result }: Reply<typeof mockTest.submitAnswer> = await ask(mockTest.submitAnswer, body);
    questionId = "question" in result ? result.currentQuestionId : null;
  }
  const running = await start(runningMockId, { orderType: 1, mode: "exam" });
  return {
    finishedMockId,
    finishedSectionId: section.mockTestSectionId,
    mockQuestionId: section.currentQuestionId,
    runningMockId,
    runningSectionId: running.mockTestSectionId,
    currentQuestionId: running.currentQuestionId,
    currentAnswer: mockFieldsOf(await answerOf(db, running.currentQuestionId, true)),
  };
}

/** An order that's paid and one that isn't. */
async function buy(ask: Ask, pay: (order: string) => Promise<unknown>) {
  const paid = (await ask(payments.createOrder, { subscriptionPlanId: "gmat-pro" })).result;
  await pay(paid.razorPayOrderId);
  await ask(payments.createSubscription, {
    orderId: paid.orderDocumentId,
    razorPayOrderId: paid.razorPayOrderId,
  });
  const open = (await ask(payments.createOrder, { subscriptionPlanId: "gmat-mentor" })).result;
  return {
    paidOrderId: paid.orderDocumentId,
    paidAtProvider: paid.razorPayOrderId,
    openOrderId: open.orderDocumentId,
    openAtProvider: open.razorPayOrderId,
  };
}

async function doTheRest(ask: Ask, db: Db) {
  const served = (await ask(practice.next, {})).result;
  const practiceQuestionId = served.question!.questionId;
  await ask(practice.answer, {
    questionId: practiceQuestionId,
    showingId: served.showingId!,
    ...quizFieldsOf(await answerOf(db, practiceQuestionId, false)),
  });
  const shown = (await ask(practice.next, { after: practiceQuestionId })).result;
  await ask(goal.save, { examOn: dayFromNow(60), targetScore: 655, timeZone: "UTC" });
  await ask(practicePlan.save, {
    startsOn: dayFromNow(-10),
    examOn: dayFromNow(75),
    sections: ["quant", "verbal", "dataInsights"],
    timeZone: "UTC",
  });
  const hour = Math.ceil(Date.now() / HOUR) * HOUR;
  const requestId = randomUUID();
  const asked = {
    requestId,
    topic: "Pacing in quant",
    message: "I run out of time.",
    times: [80, 90, 100].map((hours) => hour + hours * HOUR),
    timeZone: "UTC",
  };
  const { revision } = (await ask(mentor.request, asked)).result;
  const messageId = randomUUID();
  await ask(contact.send, {
    messageId,
    firstName: "Pat",
    email: "pat@example.org",
    message: "How do I change my name?",
  });
  const reportId = randomUUID();
  await ask(questionBank.reportProblem, {
    reportId,
    questionId: practiceQuestionId,
    kind: "unclear",
    text: "The second sentence is unclear.",
  });
  return {
    practiceQuestionId,
    shownQuestionId: shown.question!.questionId,
    showingId: shown.showingId!,
    mentorRequest: { ...asked, revision },
    messageId,
    reportId,
  };
}
