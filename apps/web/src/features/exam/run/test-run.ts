/** For tests: a run with nothing but its driver, whose rules are what the test says. */
import type { ServerTimes } from "../clock/server-clock.ts";
import type { SentAnswer } from "../queue/answer-queue.ts";
import { driveRun, examRunOf } from "./drive-run.ts";
import { createExamCore } from "./exam-core.ts";
import type { Facts, RunAsk, RunEffect, RunEvent, Step } from "./run.rules.ts";

export type TestEvent = RunEvent | { type: "reply"; reply: string } | { type: "refused" };
type Answering = (sent: SentAnswer) => Promise<{ revision: number }>;

let runs = 0;

export function createTestRun({
  kind = "test",
  random = (): number => 1,
  examId = `exam-${(runs += 1)}`,
} = {}) {
  /** Every event with what was known when it happened. */
  const heard: { event: TestEvent; facts: Facts }[] = [];
  const said: string[] = [];
  const outcomes: string[] = [];
  const line: { answer: Answering } = { answer: async () => await new Promise<never>(() => {}) };
  const steps = new Map<TestEvent["type"], Omit<Step<string>, "stage">>();
  const core = createExamCore<string, { revision: number }>({
    kind,
    learnerId: "meera",
    examId,
    first: "first",
    random,
    send: async (sent) => await line.answer(sent),
    onSaved: ({ revision }) => outcomes.push(`saved ${revision}`),
    onRefused: ({ message }) => outcomes.push(message),
    onLost: () => outcomes.push("lost"),
  });
  const driver = driveRun<string, TestEvent, RunEffect, RunAsk>(core, (words) => said.push(words), {
    after(_, event, facts) {
      heard.push({ event, facts });
      return { stage: `after ${event.type}`, ...steps.get(event.type) };
    },
    perform: (effect) => (effect.do === "look" ? said.push("look") : driver.perform(effect)),
    ask: (asked) => driver.ask(asked),
  });
  return {
    examId,
    core,
    driver,
    run: examRunOf(core, driver.dispatch),
    line,
    said,
    outcomes,
    events: () => heard.map(({ event }) => event.type),
    lastFacts: () => heard.at(-1)!.facts,
    /** What follows from an event, besides the stage that's named for it. */
    on: (type: TestEvent["type"], step: Omit<Step<string>, "stage">) => steps.set(type, step),
    timeLeft: (milliseconds: number) => {
      const times: ServerTimes = { serverTime: 0, deadline: milliseconds };
      core.clock.sync(times);
    },
  };
}
