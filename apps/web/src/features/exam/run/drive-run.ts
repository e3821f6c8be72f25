/** Drives a run: gives each event to its rules, shows the stage, performs effects, and asks the server. */
import type { CallError } from "../../../lib/call/call-error.ts";
import { isFinal } from "../../../lib/call/is-final.ts";
import type { ExamCore, Turn } from "./exam-core.ts";
import type { ExamRun } from "./exam-run.ts";
import { listenToClock } from "./moved-clock.ts";
import type { Facts, RunAsk, RunEffect, RunEvent, Step } from "./run.rules.ts";

interface Rules<Stage, Event, Effect, Ask> {
  after: (stage: Stage, event: Event | RunEvent, facts: Facts) => Step<Stage, Effect, Ask>;
  perform: (effect: Effect) => void;
  ask: (ask: Ask) => void;
}

type CommonEffect = Exclude<RunEffect, { do: "look" }>;
/** Dispatches the event only if nothing else has been asked for since. */
type Follow = (work: (turn: Turn) => Promise<void>, event: RunEvent) => Promise<void>;

export interface Driver<Event> {
  dispatch: (event: Event | RunEvent) => void;
  /** Asks the server until it answers. Abandoned when something else is asked for. */
  askServer: <T>(
    work: () => Promise<T>,
    onReply: (reply: T) => Event,
    onRefusal: (refusal: CallError) => Event,
  ) => void;
  /** The effects every run has. */
  perform: (effect: CommonEffect) => void;
  /** The requests every run makes. */
  ask: (ask: RunAsk) => void;
}

export function driveRun<Stage, Event, Effect, Ask>(
  core: ExamCore<Stage>,
  say: (words: string) => void,
  rules: Rules<Stage, Event, Effect, Ask>,
): Driver<Event> {
  const { queue, store, clock, patience } = core;

  function dispatch(event: Event | RunEvent) {
    const step = rules.after(core.stage(), event, {
      queue: queue.state(),
      isTimeOver: core.isTimeOver(),
      seemsOver: clock.seemsOver(),
      draftOf(questionId) {
        const draft = store.read(questionId);
        return draft?.isDraft ? draft.answer : null;
      },
    });
    core.setStage(step.stage);
    for (const effect of step.effects ?? []) rules.perform(effect);
    if (step.ask !== undefined) rules.ask(step.ask);
    core.notify();
  }

  /** Dispatches the event only if nothing else has been asked for since. */
  async function follow(work: (turn: Turn) => Promise<void>, event: RunEvent): Promise<void> {
    const turn = core.begin();
    await work(turn);
    if (core.isCurrent(turn)) dispatch(event);
  }

  async function askPatiently<T>(
    work: () => Promise<T>,
    onReply: (reply: T) => Event,
    onRefusal: (refusal: CallError) => Event,
  ): Promise<void> {
    const turn = core.begin();
    const event = await patience
      .ask(work, () => dispatch({ type: "waiting" }))
      .then(onReply, (error: unknown) => {
        if (isFinal(error)) return onRefusal(error);
        throw error;
      });
    if (core.isCurrent(turn)) dispatch(event);
  }

  return {
    dispatch,
    askServer: (...asked) => void askPatiently(...asked),
    perform: (effect) => performCommon(effect, core, say),
    ask: (asked) => askCommon(asked, core, follow),
  };
}

function performCommon<Stage>(
  effect: CommonEffect,
  { queue, store }: ExamCore<Stage>,
  say: (words: string) => void,
): void {
  switch (effect.do) {
    case "say":
      return say(effect.words);
    case "put":
      return queue.put(effect.answer);
    case "keep-draft": {
      const { questionId, answer, known } = effect;
      const draft = { isDraft: true, isAdvancing: false, unsure: null };
      return void store.write({ questionId, answer, known, ...draft });
    }
    case "drop":
      return queue.drop();
    case "pause":
      return queue.pause();
  }
}

function askCommon<Stage>(asked: RunAsk, core: ExamCore<Stage>, follow: Follow): void {
  switch (asked.for) {
    case "kept":
      return void follow(core.sendKept, { type: "kept-sent" });
    case "last":
      return void follow(core.sendLast, { type: "last-sent" });
    case "nothing":
      return void core.begin();
  }
}

/** What a run's screen can do with it, whatever the test. */
export function examRunOf<Stage>(
  core: ExamCore<Stage>,
  dispatch: (event: RunEvent) => void,
): ExamRun<Stage> {
  return {
    view: core.view,
    subscribe: core.subscribe,
    millisecondsLeft: core.clock.millisecondsLeft,
    listen: () => listenToClock(core, dispatch),
    open() {
      core.tab.claim();
      dispatch({ type: "opened" });
    },
    leave() {
      core.tab.release();
      dispatch({ type: "left" });
    },
    stop: core.queue.pause,
    hasUnsent: core.hasUnsent,
    choose: (answer) => dispatch({ type: "chosen", answer }),
    goOn: () => dispatch({ type: "next-pressed" }),
    refresh() {
      core.tryNow();
      dispatch({ type: "awake" });
    },
    tryNow: core.tryNow,
    retry: core.queue.retry,
    timeIsUp: () => dispatch({ type: "time-is-up" }),
  };
}
