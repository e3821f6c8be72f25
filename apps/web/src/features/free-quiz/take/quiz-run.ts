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
import { call } from "../../../lib/call/call.ts";
import { type CallError, codeOf } from "../../../lib/call/call-error.ts";
import type { SentAnswer } from "../../exam/queue/answer-queue.ts";
import { createExamCore } from "../../exam/run/exam-core.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import { isSameAnswer } from "../../exam/queue/is-same-answer.ts";
import { replyPatience } from "../../exam/queue/retry-delay.ts";
import { answerOf, isComplete } from "../../question/ask/answer.ts";
import { answerBody } from "./quiz-answer.ts";
import type { AtQuestion, EndedBy, QuizRun, RunStage } from "./run-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

interface Options {
  learnerId: string;
  quizId: string;
  /** Tells the learner something that has happened. */
  say: (text: string) => void;
  random?: (() => number) | undefined;
}

export function createQuizRun({ learnerId, quizId, say, random }: Options): QuizRun {
  const core = createExamCore<RunStage, SavedAnswer>({
    kind: "quiz",
    learnerId,
    examId: quizId,
    first: { at: "opening", isWaiting: false },
    random,
    onSaved,
    onRefused,
    onLost: moveElsewhere,
    send: async ({ questionId, answer, isAdvancing, revision }, failures) => {
      const body = { freeQuizId: quizId, questionId, ...answerBody(answer), revision };
      // Whoever closes the window right after a choice has it sent all the same.
      const timeoutSeconds = replyPatience(failures);
      const options = { keepalive: true, timeoutSeconds, as: learnerId };
      return (await call(freeQuiz.saveAnswer, { ...body, isAdvancing }, options)).result;
    },
  });
  const { queue, store, clock, patience, become, isNow, isTimeOver, tryNow } = core;
  const asked = { freeQuizId: quizId };
  const start = async () => (await call(freeQuiz.start, asked, { as: learnerId })).result;

  /** First what this device still holds, then where the server is. */
  async function open(): Promise<void> {
    const mine = core.begin();
    become({ at: "opening", isWaiting: false });
    if (await core.sendKept(mine)) await showWhereServerIs(mine);
  }

  async function showWhereServerIs(mine: number): Promise<void> {
    try {
      const running = await patience.ask(start, () => {
        if (core.stage().at === "opening") become({ at: "opening", isWaiting: true });
      });
      if (isNow(mine)) show(running);
    } catch (error) {
      if (isNow(mine) && isFinal(error)) leaveFor(error);
    }
  }

  /** The server will not go on with this quiz. */
  function leaveFor(refusal: CallError) {
    if (codeOf(freeQuiz.start, refusal) !== "quiz-finished")
      return become({ at: "refused", refusal });
    if (core.stage().at === "question") return void end(clock.seemsOver() ? "time" : "elsewhere");
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
    const stage = core.stage();
    if (stage.at !== "question") return;
    say(words);
    become({ ...stage, isCatchingUp: true });
    await showWhereServerIs(core.begin());
  }

  function onSaved(reply: SavedAnswer, sent: SentAnswer) {
    clock.sync(reply);
    const stage = core.stage();
    if (stage.at !== "question") return;
    const saved = { answer: sent.answer, revision: reply.revision };
    if (stage.question.questionId === sent.questionId) core.set({ ...stage, saved });
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
    const stage = core.stage();
    const code = codeOf(freeQuiz.saveAnswer, refusal);
    switch (code) {
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
          void end(code === "time-is-up" || clock.seemsOver() ? "time" : "elsewhere");
        return;
      default:
      // Shown with a reason and Retry, for it should not happen.
    }
  }

  async function end(by: EndedBy): Promise<void> {
    const mine = core.begin();
    become({ at: "ending", by, isWaiting: false });
    if (by === "time") await core.sendLast();
    if (!isNow(mine)) return;
    try {
      const score = await patience.ask(
        async () => (await call(freeQuiz.submit, asked, { as: learnerId })).result,
        () => become({ at: "ending", by, isWaiting: true }),
      );
      if (isNow(mine)) become({ at: "ended", by, score });
    } catch (error) {
      if (!isNow(mine) || !isFinal(error)) return;
      if (codeOf(freeQuiz.submit, error) !== "questions-left")
        return become({ at: "refused", refusal: error });
      // The server says that there is time left: it decides.
      if (by === "learner") say(error.message);
      await open();
    }
  }

  function moveElsewhere() {
    if (["ended", "finished", "refused"].includes(core.stage().at)) return;
    core.begin();
    queue.pause();
    become({ at: "elsewhere" });
  }

  function choose(answer: GivenAnswer) {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    const { question, saved } = stage;
    const { questionId } = question;
    const state = queue.state();
    if (state.isAdvancing) return;
    core.set({ ...stage, answer, isUnanswered: false });
    const isAlreadyThere = state.at === "empty" && isSameAnswer(answer, saved.answer);
    const facts = { questionId, answer, isAdvancing: false, known: saved.revision };
    if (!isComplete(question, answer)) store.write({ ...facts, isDraft: true, unsure: null });
    else if (!isAlreadyThere) queue.put(facts);
    core.tell();
  }

  function goOn() {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    const { question, answer, saved } = stage;
    const state = queue.state();
    if (state.isAdvancing || state.at === "refused") return;
    if (!answer || !isComplete(question, answer)) return become({ ...stage, isUnanswered: true });
    const { questionId } = question;
    queue.put({ questionId, answer, isAdvancing: true, known: saved.revision });
  }

  async function refresh(): Promise<void> {
    tryNow();
    const before = core.stage();
    if (before.at !== "question" || before.isCatchingUp || queue.state().at !== "empty") return;
    try {
      const running = await start();
      clock.sync(running);
      // Whatever has happened meanwhile here is newer than this answer.
      const isUntouched = core.stage() === before && queue.state().at === "empty";
      if (!isUntouched) return core.tell();
      const { order, revision } = running.question;
      if (order === before.question.order && revision === before.saved.revision) return core.tell();
      say(order === before.question.order ? RUN_WORDS.changedElsewhere : RUN_WORDS.caughtUp);
      show(running);
    } catch (error) {
      if (core.stage() === before && isFinal(error)) leaveFor(error);
    }
  }

  return {
    view: core.view,
    subscribe: core.subscribe,
    millisecondsLeft: clock.millisecondsLeft,
    open() {
      core.tab.claim();
      void open();
    },
    leave() {
      core.tab.release();
      core.begin();
      become({ at: "opening", isWaiting: false });
    },
    stop: queue.pause,
    hasUnsent: core.hasUnsent,
    choose,
    goOn,
    refresh,
    tryNow,
    retry: queue.retry,
    timeIsUp: () => (core.stage().at === "question" && isTimeOver() ? void end("time") : undefined),
  };
}
