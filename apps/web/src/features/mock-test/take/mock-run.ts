/**
 * One learner's going through the sections of one mock, question by question. It knows no React: the
 * screen draws what `view` says and tells what the learner does. An answer is sent once, when the
 * learner goes on, and the reply brings the next question; until then it is a draft on this device.
 */
import {
  type GivenAnswer,
  mockTest,
  type RunningMock,
  SECTION_STATUS,
  type SectionEnd,
  type SectionType,
} from "@theta/contract";
import { CallError, codeOf } from "../../../lib/call/call-error.ts";
import { createExamCore, type ExamCore } from "../../exam/run/exam-core.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import { answerOf, isComplete } from "../../question/ask/answer.ts";
import { mockCalls } from "./mock-calls.ts";
import type { AtQuestion, MockRun, MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";
import { createSittingNote } from "./sitting-note.ts";

interface Options {
  learnerId: string;
  mockTestId: string;
  /** Tells the learner something that has happened. */
  say: (text: string) => void;
  /** A section is over: what belongs to it on this device goes. */
  onSectionEnd?: (() => void) | undefined;
  random?: (() => number) | undefined;
  calls?: ReturnType<typeof mockCalls> | undefined;
}

/** A section that ends while it is being opened leads to another look; not for ever. */
const MOST_LOOKS = 3;

type Reply = (RunningMock | SectionEnd) & { revision: number };

export function createMockRun(options: Options): MockRun {
  const { learnerId, mockTestId, say, onSectionEnd, random } = options;
  const { calls = mockCalls(learnerId, mockTestId) } = options;
  const core: ExamCore<MockStage> = createExamCore<MockStage, Reply>({
    kind: "mock",
    learnerId,
    examId: mockTestId,
    first: { at: "opening", isWaiting: false },
    random,
    onSaved,
    onRefused,
    onLost: moveElsewhere,
    // An answer is final, so its first revision is its last.
    send: async ({ questionId, answer }, failures) => ({
      ...(await calls.submit({ questionId, ...answer, ...beliefOf(questionId) }, failures)),
      revision: 1,
    }),
  });
  const { queue, store, clock, patience, become, isNow, isTimeOver, tryNow } = core;
  const note = createSittingNote(learnerId, mockTestId);

  /** What this page believes of a question; the server counts for itself. */
  function beliefOf(questionId: string) {
    const stage = core.stage();
    if (!("running" in stage) || stage.running.currentQuestionId !== questionId) return {};
    const { sectionType, isLastQuestion } = stage.running;
    return { sectionType, isLastQuestion };
  }

  /** Asks until the server has answered, as long as it is of interest. */
  async function ask<T>(mine: number, work: () => Promise<T>, onWaiting = sayWaiting) {
    try {
      const reply = await patience.ask(work, onWaiting);
      return isNow(mine) ? { reply } : null;
    } catch (error) {
      if (!isNow(mine)) return null;
      if (!isFinal(error)) throw error;
      return { refusal: error };
    }
  }

  function sayWaiting() {
    const stage = core.stage();
    if (stage.at === "opening" || stage.at === "ending" || stage.at === "ended")
      become({ ...stage, isWaiting: true });
  }

  /** First what this device still holds, then where the server is. */
  async function open(): Promise<void> {
    const mine = core.begin();
    become({ at: "opening", isWaiting: false });
    if (await core.sendKept(mine)) await lookWhereItStands(mine, MOST_LOOKS);
  }

  async function lookWhereItStands(mine: number, looks: number): Promise<void> {
    const look = await ask(mine, calls.whereItStands);
    if (!look) return;
    if ("refusal" in look) return become({ at: "refused", refusal: look.refusal });
    const { sectionStatus, mockTestSectionId } = look.reply;
    if (sectionStatus === SECTION_STATUS.started && mockTestSectionId !== undefined)
      return await goOnWith(mine, mockTestSectionId, looks);
    const left = note.read();
    const end = left && (await ask(mine, () => calls.endSection(left)));
    if (!isNow(mine)) return;
    if (end && "reply" in end) return await showEnd(end.reply);
    note.remove();
    become({ at: "idle", details: look.reply });
  }

  async function goOnWith(mine: number, sectionId: string, looks: number): Promise<void> {
    const outcome = await ask(mine, () => calls.goOnWith(sectionId));
    if (!outcome) return;
    if ("reply" in outcome) return show(outcome.reply);
    // It ended between two calls.
    if (looks > 1 && codeOf(mockTest.startSection, outcome.refusal) === "section-ended")
      return await lookWhereItStands(mine, looks - 1);
    become({ at: "refused", refusal: outcome.refusal });
  }

  function show(running: RunningMock) {
    const { question, sectionType } = running;
    clock.sync(running);
    note.write(sectionType);
    // What was chosen before the page was left is there again.
    const draft = store.read(question.questionId);
    become({
      at: "question",
      running,
      answer: answerOf(question) ?? (draft?.isDraft ? draft.answer : null),
      isUnanswered: false,
      isCatchingUp: false,
    });
  }

  /** The server knows better what is on screen. */
  async function catchUp(words: string): Promise<void> {
    const stage = core.stage();
    if (stage.at !== "question") return;
    say(words);
    const mine = core.begin();
    become({ ...stage, isCatchingUp: true });
    const outcome = await ask(mine, calls.currentQuestion);
    if (!outcome) return;
    if ("reply" in outcome) return show(outcome.reply);
    await leaveFor(stage, outcome.refusal);
  }

  /** The server will not go on with the section on screen. */
  async function leaveFor({ running }: AtQuestion, refusal: CallError): Promise<void> {
    if (codeOf(mockTest.currentQuestion, refusal) === "section-not-started")
      return await findEnd(running.sectionType);
    become({ at: "refused", refusal });
  }

  /** The section is over, by whatever: how it ended the server says again and again. */
  async function findEnd(sectionType: SectionType): Promise<void> {
    const mine = core.begin();
    const outcome = await ask(mine, () => calls.endSection(sectionType));
    if (!outcome) return;
    if ("reply" in outcome) return await showEnd(outcome.reply);
    // The server says that there is time left: it decides.
    if (codeOf(mockTest.endSection, outcome.refusal) === "section-not-over") return await open();
    become({ at: "refused", refusal: outcome.refusal });
  }

  async function showEnd(end: SectionEnd): Promise<void> {
    const mine = core.begin();
    note.remove();
    for (const { questionId, isDraft } of store.readAll()) if (isDraft) store.remove(questionId);
    onSectionEnd?.();
    become({ at: "ended", end, next: null, isWaiting: false });
    if (end.isMockOver) return;
    const next = await ask(mine, calls.whereItStands);
    if (!next) return;
    if ("refusal" in next) return become({ at: "refused", refusal: next.refusal });
    become({ at: "ended", end, next: next.reply, isWaiting: false });
  }

  function onSaved(reply: Reply) {
    const { at } = core.stage();
    if ("sectionEnded" in reply) {
      if (at === "question" || at === "ending") void showEnd(reply);
      return;
    }
    if (at === "question") show(reply);
    else clock.sync(reply);
  }

  function onRefused(refusal: CallError) {
    const stage = core.stage();
    const code = codeOf(mockTest.submitAnswer, refusal);
    switch (code) {
      case "already-answered":
        queue.drop();
        // Left behind by an earlier page: the section has gone on without this answer.
        if (stage.at === "opening") say(RUN_WORDS.tooLate);
        return void catchUp(RUN_WORDS.caughtUp);
      case "time-is-up":
      case "section-ended":
        queue.drop();
        if (code === "time-is-up") say(RUN_WORDS.afterTime);
        if (stage.at === "question") void findEnd(stage.running.sectionType);
        return;
      default:
      // Shown with a reason and Retry, for it should not happen.
    }
  }

  async function endOnTime(stage: AtQuestion): Promise<void> {
    const { running, answer } = stage;
    const { question } = running;
    const mine = core.begin();
    become({ at: "ending", running, isWaiting: false });
    // Chosen before zero and not sent yet: it counts, if it arrives in time.
    if (answer && isComplete(question, answer))
      queue.put({ questionId: question.questionId, answer, isAdvancing: true, known: 0 });
    await core.sendLast();
    if (isNow(mine)) await findEnd(running.sectionType);
  }

  function timeIsUp() {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || !isTimeOver()) return;
    void endOrGoOn(stage);
  }

  /** Nobody wants the end while there is time to be had. */
  async function endOrGoOn(stage: AtQuestion): Promise<void> {
    if ((stage.running.timeBack?.available ?? 0) > 0) await takeTimeBack();
    const now = core.stage();
    if (now.at === "question" && isTimeOver()) await endOnTime(now);
  }

  /** Asked once: whoever waits for it could not answer meanwhile. */
  async function takeTimeBack(): Promise<void> {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || queue.state().isAdvancing) return;
    const mine = core.begin();
    become({ ...stage, isCatchingUp: true });
    try {
      const running = await calls.takeTimeBack();
      if (!isNow(mine)) return;
      show(running);
      say(RUN_WORDS.timeTaken(running.timeBack?.taken ?? 0));
    } catch (error) {
      if (!isNow(mine)) return;
      if (!(error instanceof CallError)) throw error;
      say(error.message);
      const { timeBack, ...running } = stage.running;
      // Refused for good it is not offered again.
      become(isFinal(error) || !timeBack ? { ...stage, running } : stage);
    }
  }

  function moveElsewhere() {
    if (["ended", "idle", "refused"].includes(core.stage().at)) return;
    core.begin();
    queue.pause();
    become({ at: "elsewhere" });
  }

  function choose(answer: GivenAnswer) {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    if (queue.state().isAdvancing) return;
    // What the server has refused is replaced.
    queue.drop();
    const { questionId } = stage.running.question;
    store.write({ questionId, answer, isDraft: true, isAdvancing: false, known: 0, unsure: null });
    become({ ...stage, answer, isUnanswered: false });
  }

  function goOn() {
    const stage = core.stage();
    if (stage.at !== "question" || stage.isCatchingUp || isTimeOver()) return;
    const { running, answer } = stage;
    const { question } = running;
    const state = queue.state();
    if (state.isAdvancing || state.at === "refused") return;
    if (!answer || !isComplete(question, answer)) return become({ ...stage, isUnanswered: true });
    queue.put({ questionId: question.questionId, answer, isAdvancing: true, known: 0 });
  }

  async function refresh(): Promise<void> {
    tryNow();
    const before = core.stage();
    if (before.at !== "question" || before.isCatchingUp || queue.state().at !== "empty") return;
    try {
      const running = await calls.currentQuestion();
      clock.sync(running);
      // Whatever has happened meanwhile here is newer than this answer.
      const now = core.stage();
      if (now.at !== "question" || now.running !== before.running || queue.state().at !== "empty")
        return core.tell();
      const isSame = running.currentQuestionId === before.running.currentQuestionId;
      if (!isSame) say(RUN_WORDS.caughtUp);
      show(running);
    } catch (error) {
      if (core.stage() === before && isFinal(error)) await leaveFor(before, error);
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
    takeTimeBack,
    refresh: () => void refresh(),
    tryNow,
    retry: queue.retry,
    timeIsUp,
  };
}
