import { runTask } from "./run-task.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { sendDue } from "../webhooks/send-webhook.ts";
import type { WebhookEvent } from "../state/state.ts";

const LONGEST_NAP_MS = 3_600_000;

export interface Schedule {
  /** Something has changed: checks what's due and sets a timer for what comes next. */
  wake(): void;
  /** Resolves when everything due has been done. */
  settled(): Promise<void>;
  /** Moves the clock forward; whatever falls due along the way happens at its own time. */
  advance(ms: number): Promise<void>;
  stop(): Promise<void>;
}

export function makeSchedule(sandbox: Sandbox): Schedule {
  let alarm: NodeJS.Timeout | undefined;
  const { signal: ending } = sandbox.ending;
  let work = Promise.resolve();

  /** One after another: two walks through the same list would send everything twice. */
  const inTurn = async (job: () => Promise<void>): Promise<void> => {
    // A job that fails mustn't keep the next ones from running.
    work = work.then(job, job);
    await work;
  };

  const setAlarm = () => {
    clearTimeout(alarm);
    const next = nextDue(sandbox);
    if (next === null || ending.aborted) return;
    const nap = Math.min(Math.max(next - sandbox.clock.now(), 1), LONGEST_NAP_MS);
    alarm = setTimeout(wake, nap).unref();
  };

  const settled = async () => {
    await inTurn(async () => {
      while (!ending.aborted && (await doDue(sandbox))) sandbox.save();
    });
    setAlarm();
  };

  /** Nothing waits for this one, so a failure is printed; it mustn't end the process. */
  const wake = () => {
    settled().catch((error: unknown) => process.emitWarning(error as Error));
  };

  return {
    wake,
    settled,
    async advance(ms) {
      const goal = sandbox.clock.now() + ms;
      await inTurn(async () => {
        for (let next = nextDue(sandbox); next !== null && next <= goal;) {
          sandbox.clock.moveTo(next);
          await doDue(sandbox);
          next = nextDue(sandbox);
        }
        sandbox.clock.moveTo(goal);
        sandbox.save();
      });
      setAlarm();
    },
    async stop() {
      clearTimeout(alarm);
      sandbox.ending.abort();
      await work;
    },
  };
}

function nextDue({ state }: Sandbox): number | null {
  const times = [
    ...state.tasks.map(({ dueAt }) => dueAt),
    ...state.events.flatMap(({ nextAttemptAt }) => nextAttemptAt ?? []),
  ];
  return times.length === 0 ? null : Math.min(...times);
}

/** Does what's due now and returns whether there was anything. */
async function doDue(sandbox: Sandbox): Promise<boolean> {
  const now = sandbox.clock.now();
  const tasks = sandbox.state.tasks.filter(({ dueAt }) => dueAt <= now);
  for (const task of tasks) runTask(sandbox, task);
  const events = sandbox.state.events.filter(
    ({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now,
  );
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId);
  await Promise.all([...byOrder.values()].map((ofOne) => sendInOrder(sandbox, ofOne)));
  return tasks.length + events.length > 0;
}

/**
 * Orders don't wait for each other; the events of one order are sent in the order they happened.
 */
async function sendInOrder(sandbox: Sandbox, events: WebhookEvent[]): Promise<void> {
  for (const event of events) await sendDue(sandbox, event);
}
