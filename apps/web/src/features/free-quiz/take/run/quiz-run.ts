/**
 * One learner's run through one quiz, from the first question to the result, without React: the screen
 * draws what `view` says and reports what the learner does. The server decides everything that counts,
 * and this keeps up with it through lost connections, second windows, and wrong clocks.
 * `quiz-run.rules.ts` decides what to do; this file does it.
 */
import type { RunningQuiz, SavedAnswer } from "@theta/contract";
import { isFinal } from "../../../../lib/call/is-final.ts";
import { driveRun, examRunOf } from "../../../exam/run/drive-run.ts";
import { createExamCore, type ExamCore } from "../../../exam/run/exam-core.ts";
import { OPENING, type RunEffect } from "../../../exam/run/run.rules.ts";
import { type QuizCalls, quizCalls } from "./quiz-calls.ts";
import { afterQuizEvent, type QuizAsk, type QuizEvent } from "./quiz-run.rules.ts";
import type { QuizRun, QuizStage } from "./quiz-stage.ts";

interface Options {
  learnerId: string;
  quizId: string;
  /** Tells the learner what just happened. */
  say: (text: string) => void;
  random?: (() => number) | undefined;
  calls?: QuizCalls | undefined;
}

export function createQuizRun(options: Options): QuizRun {
  const { learnerId, quizId, say, random } = options;
  const { calls = quizCalls(learnerId, quizId) } = options;
  const core: ExamCore<QuizStage> = createExamCore<QuizStage, SavedAnswer>({
    kind: "quiz",
    learnerId,
    examId: quizId,
    first: OPENING,
    random,
    send: calls.save,
    onSaved(reply, sent) {
      core.clock.sync(reply);
      dispatch({ type: "saved", reply, sent });
    },
    onRefused: (refusal) => dispatch({ type: "answer-refused", refusal }),
    onLost: () => dispatch({ type: "taken-over" }),
  });
  const driver = driveRun<QuizStage, QuizEvent, RunEffect, QuizAsk>(core, say, {
    after: afterQuizEvent,
    perform: (effect) => (effect.do === "look" ? void look() : driver.perform(effect)),
    ask,
  });
  const { dispatch, askServer } = driver;

  async function start(): Promise<RunningQuiz> {
    const running = await calls.start();
    core.clock.sync(running);
    return running;
  }

  function ask(asked: QuizAsk) {
    switch (asked.for) {
      case "start":
        return askServer(
          start,
          (running) => ({ type: "running", running }),
          (refusal) => ({ type: "start-refused", refusal }),
        );
      case "score": {
        const { by } = asked;
        return askServer(
          calls.submit,
          (score) => ({ type: "submitted", by, score }),
          (refusal) => ({ type: "submit-refused", by, refusal }),
        );
      }
      default:
        return driver.ask(asked);
    }
  }

  async function look(): Promise<void> {
    const from = core.stage();
    try {
      dispatch({ type: "looked", from, running: await start() });
    } catch (error) {
      if (isFinal(error)) dispatch({ type: "look-refused", from, refusal: error });
    }
  }

  return examRunOf(core, dispatch);
}
