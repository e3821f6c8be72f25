/**
 * One learner's going through one quiz, from the first question to the result. It knows no React: the
 * screen draws what `view` says and tells what the learner does. The server decides everything that
 * counts; this keeps up with it, over lost lines, second windows and clocks that are wrong.
 */
import {
  freeQuiz,
  type GivenAnswer,
  type RunningQuiz,
  type SavedAnswer,
  type ServedQuestion,
} from "@theta/contract";
import { call } from "../../lib/call.ts";
import type { CallError } from "../../lib/call-error.ts";
import { createAnswerQueue, type SentAnswer } from "../../lib/exam/answer-queue.ts";
import { isFinal } from "../../lib/exam/is-final.ts";
import { isSameAnswer } from "../../lib/exam/is-same-answer.ts";
import { createTabClaim } from "../../lib/exam/one-tab.ts";
import { createPatientCall } from "../../lib/exam/patient-call.ts";
import { createPendingStore } from "../../lib/exam/pending-store.ts";
import { replyPatience } from "../../lib/exam/retry-delay.ts";
import { createServerClock } from "../../lib/exam/server-clock.ts";
import { isComplete } from "../../lib/question/answer.ts";
import { answerBody, answerOf } from "./quiz-answer.ts";
import type { AtQuestion, EndedBy, QuizRun, RunStage, RunView } from "./run-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

interface Options {
  learnerId: string;
  quizId: string;
  /** Tells the learner something that has happened. */
  say: (text: string) => void;
  random?: (() => number) | undefined;
}

/** So that a hall full of learners does not submit in the same moment. */
const MOST_JITTER = 2000;

export function createQuizRun({ learnerId, quizId, say, random = Math.random }: Options): QuizRun {
  const listeners = new Set<() => void>();
  const store = createPendingStore(learnerId, quizId);
  const clock = createServerClock();
  const patience = createPatientCall(random);
  const tab = createTabClaim(`theta-quiz:${learnerId}:${quizId}`, moveElsewhere);
  const queue = createAnswerQueue<SavedAnswer>({
    store,
    random,
    onSaved,
    onRefused,
    onChange: tell,
    send: async ({ questionId, answer, isAdvancing, revision }, failures) => {
      const body = { freeQuizId: quizId, questionId, ...answerBody(answer), revision };
      // Whoever closes the window right after a choice has it sent all the same.
      const timeoutSeconds = replyPatience(failures);
      const options = { keepalive: true, timeoutSeconds, as: learnerId };
      return (await call(freeQuiz.saveAnswer, { ...body, isAdvancing }, options)).result;
    },
  });
  let stage: RunStage = { at: "opening", isWaiting: false };
  let view: RunView = { stage, queue: queue.state() };
  let settled: (() => void)[] = [];
  /** Counts on when what was under way is of no interest any more. */
  let turn = 0;

  function tell() {
    view = { stage, queue: queue.state() };
    if (view.queue.at === "empty" || view.queue.at === "refused") {
      for (const go of settled) go();
      settled = [];
    }
    for (const listener of listeners) listener();
  }

  function become(next: RunStage) {
    stage = next;
    tell();
  }

  /** Resolves when nothing waits to be sent. */
  async function queueSettled(): Promise<void> {
    if (["empty", "refused"].includes(queue.state().at)) return;
    await new Promise<void>((go) => settled.push(go));
  }

  const isTimeOver = () => (clock.millisecondsLeft() ?? 1) <= 0;
  const asked = { freeQuizId: quizId };
  const start = async () => (await call(freeQuiz.start, asked, { as: learnerId })).result;

  /** First what this device still holds, then where the server is. */
  async function open(): Promise<void> {
    const mine = ++turn;
    patience.cancel();
    become({ at: "opening", isWaiting: false });
    queue.resume();
    for (const kept of store.readAll()) {
      if (kept.isDraft) continue;
      queue.restore(kept);
      await queueSettled();
      if (mine !== turn) return;
      queue.drop();
    }
    await showWhereServerIs(mine);
  }

  async function showWhereServerIs(mine: number): Promise<void> {
    try {
      const running = await patience.ask(start, () => {
        if (stage.at === "opening") become({ at: "opening", isWaiting: true });
      });
      if (mine === turn) show(running);
    } catch (error) {
      if (mine === turn && isFinal(error)) leaveFor(error);
    }
  }

  /** The server will not go on with this quiz. */
  function leaveFor(refusal: CallError) {
    if (refusal.code !== "quiz-finished") return become({ at: "refused", refusal });
    if (stage.at === "question") return void end(clock.seemsOver() ? "time" : "elsewhere");
    become({ at: "finished" });
  }

  function show({ name, totalQuestions, question, ...times }: RunningQuiz) {
    clock.sync(times);
    showQuestion({ name, totalQuestions }, question);
  }

  function showQuestion(quiz: AtQuestion["quiz"], question: ServedQuestion) {
    const given = answerOf(question);
    // Parts that were chosen before the page was left are there again.
    const draft = store.read(question.questionId);
    become({
      at: "question",
      quiz,
      question,
      answer: given ?? (draft?.isDraft ? draft.answer : null),
      saved: { answer: given, revision: question.revision },
      isUnanswered: false,
      isCatchingUp: false,
    });
  }

  async function catchUp(words: string): Promise<void> {
    if (stage.at !== "question") return;
    say(words);
    become({ ...stage, isCatchingUp: true });
    await showWhereServerIs(++turn);
  }

  function onSaved(reply: SavedAnswer, sent: SentAnswer) {
    clock.sync(reply);
    if (stage.at !== "question") return;
    const saved = { answer: sent.answer, revision: reply.revision };
    if (stage.question.questionId === sent.questionId) stage = { ...stage, saved };
    if (reply.next === undefined) return;
    if (reply.next === null) return void end(endOf(sent));
    if (!sent.isAdvancing) say(RUN_WORDS.caughtUp);
    showQuestion(stage.quiz, reply.next);
  }

  function endOf({ isAdvancing }: SentAnswer): EndedBy {
    if (clock.seemsOver()) return "time";
    return isAdvancing ? "learner" : "elsewhere";
  }

  function onRefused(refusal: CallError) {
    switch (refusal.code) {
      case "not-current-question":
        queue.drop();
        // Left behind by an earlier page: the quiz has gone on without this answer.
        if (stage.at === "opening") say(RUN_WORDS.tooLate);
        return void catchUp(RUN_WORDS.caughtUp);
      case "changed-elsewhere":
        queue.drop();
        if (stage.at === "opening") say(RUN_WORDS.changedElsewhere);
        return void catchUp(RUN_WORDS.changedElsewhere);
      case "time-is-up":
      case "quiz-finished":
        queue.drop();
        if (stage.at === "opening") say(RUN_WORDS.tooLate);
        if (stage.at === "question")
          void end(refusal.code === "time-is-up" || clock.seemsOver() ? "time" : "elsewhere");
        return;
      default:
      // Shown with a reason and Retry, for it should not happen.
    }
  }

  async function end(by: EndedBy): Promise<void> {
    const mine = ++turn;
    become({ at: "ending", by, isWaiting: false });
    if (by === "time") {
      // What was chosen before zero still counts, if it arrives in time.
      queue.hurry();
      await queueSettled();
      queue.drop();
      await new Promise((go) => setTimeout(go, random() * MOST_JITTER));
    }
    if (mine !== turn) return;
    try {
      const score = await patience.ask(
        async () => (await call(freeQuiz.submit, asked, { as: learnerId })).result,
        () => become({ at: "ending", by, isWaiting: true }),
      );
      if (mine === turn) become({ at: "ended", by, score });
    } catch (error) {
      if (mine !== turn || !isFinal(error)) return;
      if (error.code !== "questions-left") return become({ at: "refused", refusal: error });
      // The server says that there is time left: it decides.
      if (by === "learner") say(error.message);
      await open();
    }
  }

  function moveElsewhere() {
    if (stage.at === "ended" || stage.at === "finished" || stage.at === "refused") return;
    turn += 1;
    patience.cancel();
    queue.pause();
    become({ at: "elsewhere" });
  }

  function choose(answer: GivenAnswer) {
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    const { question, saved } = stage;
    const { questionId } = question;
    const state = queue.state();
    if (state.isAdvancing) return;
    stage = { ...stage, answer, isUnanswered: false };
    const isAlreadyThere = state.at === "empty" && isSameAnswer(answer, saved.answer);
    const facts = { questionId, answer, isAdvancing: false, known: saved.revision };
    if (!isComplete(question, answer)) store.write({ ...facts, isDraft: true, unsure: null });
    else if (!isAlreadyThere) queue.put(facts);
    tell();
  }

  function goOn() {
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    const { question, answer, saved } = stage;
    const state = queue.state();
    if (state.isAdvancing || state.at === "refused") return;
    if (!answer || !isComplete(question, answer)) return become({ ...stage, isUnanswered: true });
    const { questionId } = question;
    queue.put({ questionId, answer, isAdvancing: true, known: saved.revision });
  }

  async function refresh(): Promise<void> {
    hurry();
    const before = stage;
    if (before.at !== "question" || before.isCatchingUp || queue.state().at !== "empty") return;
    try {
      const running = await start();
      clock.sync(running);
      // Whatever has happened meanwhile here is newer than this answer.
      const isUntouched = stage === before && queue.state().at === "empty";
      if (!isUntouched) return tell();
      const { order, revision } = running.question;
      if (order === before.question.order && revision === before.saved.revision) return tell();
      say(order === before.question.order ? RUN_WORDS.changedElsewhere : RUN_WORDS.caughtUp);
      show(running);
    } catch (error) {
      if (stage === before && isFinal(error)) leaveFor(error);
    }
  }

  function hurry() {
    queue.hurry();
    patience.hurry();
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    millisecondsLeft: clock.millisecondsLeft,
    open() {
      tab.claim();
      void open();
    },
    leave() {
      tab.release();
      turn += 1;
      patience.cancel();
      become({ at: "opening", isWaiting: false });
    },
    stop: queue.pause,
    hasUnsent: () => ["sending", "waiting"].includes(queue.state().at),
    choose,
    goOn,
    refresh,
    hurry,
    retry: queue.retry,
    timeIsUp: () => (stage.at === "question" && isTimeOver() ? void end("time") : undefined),
  };
}
