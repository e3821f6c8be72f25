import type { Logger } from "pino";
import type { Db } from "../../platform/database/database.ts";
import { EventStream } from "../../platform/http/event-stream.ts";
import type { Caller } from "../../platform/http/handle.ts";
import { Refusal, tooMany } from "../../platform/refusal.ts";
import { liveSessions } from "../account/session/live-sessions.ts";
import { findClocks } from "./find-clocks.ts";
import { createChangeReader } from "./read-changes.ts";

/** A few windows of one test. Each page has one, and only while a clock runs. */
const MOST_PER_SESSION = 4;
const MOST_PER_SERVER = 20_000;

/** How often, in milliseconds. */
const PACE = {
  /** One small statement for everybody: a learner sees a new clock within two seconds. */
  changes: 1_000,
  /** One statement for all sessions. */
  sessions: 10_000,
  beat: 15_000,
  /** Then a reader connects again, with a new token. A connection that died unnoticed ends then, too. */
  life: 30 * 60_000,
};

export interface ClockHub {
  /** Opens a stream that begins with the clocks as they are. Throws a Refusal. */
  open: (caller: Caller) => Promise<EventStream>;
  size: () => number;
  stop: () => void;
}

interface Listener extends Caller {
  stream: EventStream;
  bornAt: number;
  beatAt: number;
}

/**
 * Tells the pages of running tests when a clock is moved, whichever server moved it. Servers find that in the database:
 * each asks once a second, and only while it has a listener. It needs no connection of its own, so it works behind
 * PgBouncer.
 */
export function createClockHub(db: Db, log: Logger, pace: Partial<typeof PACE> = {}): ClockHub {
  const every = { ...PACE, ...pace };
  const listeners = new Set<Listener>();
  const rounds = createRounds(every.changes, log, {
    isNeeded: () => listeners.size > 0,
    work: createWork(db, listeners, every),
  });
  let isStopped = false;
  return {
    async open(caller) {
      refuseTooMany(listeners, caller);
      // Listens first, so that nothing is missed between the two.
      const stream = add(listeners, caller);
      rounds.plan();
      try {
        stream.send({ result: await findClocks(db, caller.learnerId) });
      } catch (error) {
        stream.destroy();
        throw error;
      }
      if (isStopped) stream.end();
      return stream;
    },
    size: () => listeners.size,
    stop() {
      isStopped = true;
      rounds.stop();
      for (const { stream } of listeners) close(stream);
    },
  };
}

function add(listeners: Set<Listener>, { learnerId, sessionId }: Caller): EventStream {
  const stream = new EventStream();
  const now = Date.now();
  const listener = { learnerId, sessionId, stream, bornAt: now, beatAt: now };
  listeners.add(listener);
  stream.once("close", () => listeners.delete(listener));
  return stream;
}

/** Works again and again while it's needed, one round after the other. */
function createRounds(
  milliseconds: number,
  log: Logger,
  { isNeeded, work }: { isNeeded: () => boolean; work: () => Promise<void> },
) {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  async function round(): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The next round reads what this one missed.
      log.warn({ err: error }, "couldn't look for moved clocks");
    }
    timer = null;
    plan();
  }

  function plan(): void {
    if (timer || isStopped || !isNeeded()) return;
    timer = setTimeout(() => void round(), milliseconds);
    timer.unref();
  }

  return {
    plan,
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

function createWork(db: Db, listeners: ReadonlySet<Listener>, every: typeof PACE) {
  const readMoved = createChangeReader(db);
  let checkedAt = 0;

  function beat(): void {
    const now = Date.now();
    for (const listener of listeners) {
      if (now - listener.bornAt > every.life) close(listener.stream);
      else if (now - listener.beatAt > every.beat) {
        listener.beatAt = now;
        listener.stream.beat();
      }
    }
  }

  async function tell(): Promise<void> {
    for (const learnerId of await readMoved()) {
      const own = [...listeners].filter((one) => one.learnerId === learnerId);
      // Only if this server has somebody to tell, and as they are now, not as they were moved.
      const clocks = own.length > 0 ? await findClocks(db, learnerId) : [];
      for (const { stream } of own) stream.send({ result: clocks });
    }
  }

  async function endLost(): Promise<void> {
    if (Date.now() - checkedAt < every.sessions) return;
    checkedAt = Date.now();
    const checked = [...listeners];
    const alive = await liveSessions(db, checked);
    for (const { sessionId, stream } of checked) if (!alive.has(sessionId)) close(stream);
  }

  return async () => {
    beat();
    await tell();
    await endLost();
  };
}

/** A reader that doesn't take the end is cut off. */
const LAST_WORD_MILLISECONDS = 1_000;

function close(stream: EventStream): void {
  stream.end();
  setTimeout(() => stream.destroy(), LAST_WORD_MILLISECONDS).unref();
}

function refuseTooMany(listeners: ReadonlySet<Listener>, { sessionId }: Caller): void {
  if (listeners.size >= MOST_PER_SERVER)
    throw new Refusal(503, "try-again", "Too many tests are listening. Try again in a minute.", {
      retryAfterSeconds: 60,
    });
  const own = [...listeners].filter((one) => one.sessionId === sessionId).length;
  if (own >= MOST_PER_SESSION) throw tooMany(60, "This test is open in too many windows.");
}
