/** A learner who takes one test after another and keeps a record of every acknowledged answer. */
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Answer,
  EDITS_PER_SECTION,
  freeQuiz,
  isSameAnswer,
  answerOf,
  mockFieldsOf,
  type MockMode,
  mockTest,
  payments,
  type QuestionInReview,
  type Reply,
  quizFieldsOf,
  type Route,
  type SectionReview,
  type Sent,
  type ServedQuestion,
} from "@theta/contract";
import type { SandboxControls } from "@theta/razorpay-sandbox/ctl-client";
import { anyAnswer } from "../../../bench/load/answers.ts";
import type { Chance } from "../../../bench/load/random.ts";
import {
  CallFailed,
  type ProductCalls,
  signInLearner,
  type SignedUp,
} from "../../../tools/shots/product-calls.ts";
import type { Attempt } from "./attempts.ts";

/** How long a browser waits before it sends an answer again. */
const RETRY_MILLISECONDS = 500;

export interface Kept {
  learnerId: string;
  kind: "quiz" | "mock";
  questionId: string;
  answer: Answer;
  /** When it was acknowledged. */
  at: number;
}

/** A change in a review that was acknowledged. */
export interface KeptEdit {
  learnerId: string;
  sectionId: string;
  number: number;
  questionId: string;
  answer: Answer;
}

export interface Notes {
  attempts: Attempt[];
  /** By test and question: the last answer that was acknowledged. */
  kept: Map<string, Kept>;
  /** The last that was sent: until it's acknowledged, the database may have it or the one before. */
  sent: Map<string, Answer>;
  edits: KeptEdit[];
  /** The orders that were paid at the provider, whether or not we know yet. */
  paid: Set<string>;
  /** What the product refused for good, which it has no reason to. */
  refusals: string[];
}

export const emptyNotes = (): Notes => ({
  attempts: [],
  kept: new Map(),
  sent: new Map(),
  edits: [],
  paid: new Set(),
  refusals: [],
});

export interface Learner {
  email: string;
  calls: ProductCalls;
  signedUp: SignedUp;
  /** Whether mocks come first. */
  likesMocks: boolean;
  mode: MockMode;
  chance: Chance;
  /** With it, the learner buys plans, too: pays for an order of the provider's. */
  pay?: SandboxControls["pay"];
}

export interface Pace {
  thinkMilliseconds: number;
  /** Leave in the middle of whatever it is. */
  isOver: () => boolean;
  /** Finish the section or the quiz without thinking, and start nothing more. */
  isLast?: () => boolean;
}

type Acknowledged = Omit<Kept, "learnerId" | "at"> & { test: string };

/** Thrown to leave a test in the middle. */
class Over extends Error {}

export async function play(learner: Learner, notes: Notes, pace: Pace): Promise<void> {
  const player = new Player(learner, notes, pace);
  const kinds = [() => player.takeQuizzes(), () => player.takeMocks()];
  for (const take of learner.likesMocks ? kinds.toReversed() : kinds) {
    await take().catch((error: unknown) => {
      if (!(error instanceof Over)) throw error;
    });
  }
}

/** How many plans somebody buys at most, and the chance of it before each answer. */
const MOST_ORDERS = 3;
const ORDER_CHANCE = 0.03;
/** How often an answer to a quiz is changed before it's confirmed. */
const CHANGE_CHANCE = 0.2;

class Player {
  readonly #learner: Learner;
  readonly #notes: Notes;
  readonly #pace: Pace;
  #orders = 0;

  constructor(learner: Learner, notes: Notes, pace: Pace) {
    this.#learner = learner;
    this.#notes = notes;
    this.#pace = pace;
  }

  async takeQuizzes(): Promise<void> {
    for (const quizType of ["1", "2", "3"]) {
      const query = { quizType, testType: "1", itemsPerPage: "50" };
      const { result } = await this.#insist(freeQuiz.list, query);
      for (const { freeQuizId, status } of result)
        if (status !== 2 && !this.#isLast())
          await this.#unlessRefused(async () => this.#takeQuiz(freeQuizId));
    }
  }

  async #takeQuiz(freeQuizId: string): Promise<void> {
    const { result } = await this.#insist(freeQuiz.start, { freeQuizId });
    let question: ServedQuestion | null | undefined = result.question;
    while (question) {
      const { questionId } = question;
      const save = async (answer: Answer, how: { revision: number; isAdvancing: boolean }) =>
        this.#insist(
          freeQuiz.saveAnswer,
          { freeQuizId, questionId, ...quizFieldsOf(answer), ...how },
          { test: freeQuizId, kind: "quiz", questionId, answer },
        );
      let revision = 1;
      if (this.#learner.chance.share() < CHANGE_CHANCE)
        await save(await this.#think(question), { revision: revision++, isAdvancing: false });
      const answer = await this.#think(question);
      const reply: Reply<typeof freeQuiz.saveAnswer> = await save(answer, {
        revision,
        isAdvancing: true,
      });
      question = reply.result.next;
    }
    await this.#insist(freeQuiz.submit, { freeQuizId });
  }

  async takeMocks(): Promise<void> {
    const { result } = await this.#insist(mockTest.list, { testType: "1" });
    for (const { mockTestId } of result)
      if (!this.#isLast()) await this.#unlessRefused(async () => this.#takeMock(mockTestId));
  }

  async #takeMock(mockTestId: string): Promise<void> {
    const { mode } = this.#learner;
    await this.#insist(mockTest.selectOrder, { mockTestId, orderType: 1, mode });
    while (!this.#isLast()) {
      const { result: details } = await this.#insist(mockTest.currentSection, { mockTestId });
      const { mockTestSectionId } = details;
      if (!mockTestSectionId) return;
      await this.#takeSection(mockTestId, mockTestSectionId);
    }
  }

  async #takeSection(mockTestId: string, mockTestSectionId: string): Promise<void> {
    const { result } = await this.#insist(mockTest.startSection, { mockTestId, mockTestSectionId });
    let state: Reply<typeof mockTest.submitAnswer>["result"] | typeof result = result;
    while ("question" in state) {
      const { currentQuestionId: questionId, sectionType } = state;
      const answer = await this.#think(state.question);
      const sent = { mockTestId, questionId, sectionType, ...mockFieldsOf(answer) };
      const reply: Reply<typeof mockTest.submitAnswer> = await this.#insist(
        mockTest.submitAnswer,
        sent,
        { test: mockTestSectionId, kind: "mock", questionId, answer },
      );
      state = reply.result;
    }
    if ("isReview" in state) await this.#review(state);
  }

  /** Changes some answers, and ends the section. */
  async #review(given: SectionReview): Promise<void> {
    const { mockTestId, mockTestSectionId: sectionId, sectionType, questions } = given;
    const { chance } = this.#learner;
    const most = Math.min(given.editsLeft, chance.below(EDITS_PER_SECTION + 1));
    const first = EDITS_PER_SECTION - given.editsLeft + 1;
    for (let number = first; number < first + most; number++) {
      const { question, answer } = await this.#change(questions);
      const { questionId } = question;
      const sent = { mockTestId, questionId, ...mockFieldsOf(answer), editNumber: number };
      await this.#insist(mockTest.editAnswer, sent);
      const { learnerId } = this.#learner.signedUp;
      this.#notes.edits.push({ learnerId, sectionId, number, questionId, answer });
    }
    await this.#insist(mockTest.endSection, { mockTestId, sectionType });
  }

  /** A question whose answer differs from the one it has; a change to the same one is none. */
  async #change(questions: QuestionInReview[]) {
    const at = this.#learner.chance.below(questions.length);
    const [{ question }] = questions.splice(at, 1) as [QuestionInReview];
    for (;;) {
      const answer = await this.#think(question);
      if (!isSameAnswer(answerOf(question), answer)) return { question, answer };
    }
  }

  async #think(question: ServedQuestion): Promise<Answer> {
    const { chance, pay } = this.#learner;
    if (pay && !this.#isLast() && this.#orders < MOST_ORDERS && chance.share() < ORDER_CHANCE)
      await this.#buyPlan(pay);
    // Between half and three halves of the usual time.
    if (!this.#isLast()) await sleep(this.#pace.thinkMilliseconds * (0.5 + chance.share()));
    if (this.#pace.isOver()) throw new Over();
    return anyAnswer(question, chance);
  }

  async #buyPlan(pay: NonNullable<Learner["pay"]>): Promise<void> {
    this.#orders++;
    await this.#unlessRefused(async () => {
      const { result: order } = await this.#insist(payments.createOrder, {
        subscriptionPlanId: "gmat-basic",
      });
      const { orderDocumentId: orderId, razorPayOrderId } = order;
      const paid = await pay(razorPayOrderId);
      this.#notes.paid.add(orderId);
      const confirmation = {
        orderId,
        razorPayOrderId,
        razorpayPaymentId: paid.razorpay_payment_id,
        razorpaySignature: paid.razorpay_signature,
      };
      while ((await this.#insist(payments.createSubscription, confirmation)).result === null)
        await sleep(RETRY_MILLISECONDS);
    });
  }

  #isLast(): boolean {
    return this.#pace.isLast?.() ?? false;
  }

  /** Sends it until it's acknowledged, as browsers do with answers. */
  async #insist<R extends Route>(
    route: R,
    input: Sent<R>,
    answer?: Acknowledged,
  ): Promise<Reply<R>> {
    const began = Date.now();
    if (answer) this.#notes.sent.set(this.#keyOf(answer), answer.answer);
    for (;;) {
      const { calls, signedUp } = this.#learner;
      try {
        const reply = await calls.ask(route, input, signedUp.token);
        this.#note(null, answer && Date.now() - began);
        if (answer) this.#keep(answer);
        return reply;
      } catch (error) {
        const status = error instanceof CallFailed ? error.status : 0;
        if (status === 401) await this.#signIn();
        else if (status >= 400 && status < 500) throw error;
        else this.#note(causeOf(error));
      }
      if (this.#pace.isOver()) throw new Over();
      await sleep(RETRY_MILLISECONDS);
    }
  }

  #note(failure: string | null, answerTook?: number): void {
    const took = answerTook === undefined ? {} : { answerTook };
    this.#notes.attempts.push({ at: Date.now(), failure, ...took });
  }

  #keep(answer: Acknowledged): void {
    const { test: _, ...kept } = answer;
    const { learnerId } = this.#learner.signedUp;
    this.#notes.kept.set(this.#keyOf(answer), { learnerId, ...kept, at: Date.now() });
  }

  #keyOf({ test, questionId }: Acknowledged): string {
    return `${this.#learner.signedUp.learnerId} ${test} ${questionId}`;
  }

  /** An access token lasts for fifteen minutes. */
  async #signIn(): Promise<void> {
    const { calls, email } = this.#learner;
    try {
      this.#learner.signedUp = await signInLearner(calls, email);
    } catch (error) {
      this.#note(causeOf(error));
    }
  }

  async #unlessRefused(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      this.#notes.refusals.push(error.message);
    }
  }
}

function causeOf(error: unknown): string {
  if (error instanceof CallFailed) return String(error.status);
  const { name, code } = error as { name?: string; code?: string };
  return name === "AbortError" ? "no answer" : (code ?? name ?? "unknown");
}
