import { site } from "@theta/contract";
import { createServerClock } from "../../../exam/clock/server-clock.ts";
import { CallError } from "../../../../lib/call/call-error.ts";
import { exchange } from "../../../../lib/call/exchange.ts";
import { PATIENCE_SECONDS, type Trip, tripOf } from "./test-day.rules.ts";

export interface Measured {
  trips: readonly Trip[];
  /** How many milliseconds late each timer was. */
  late: readonly number[];
  /** How many milliseconds this device's clock is ahead of the server's. Null without an answer. */
  ahead: number | null;
}

export interface Pace {
  requests: number;
  /** Milliseconds from one request to the next, whether or not it has been answered. */
  every: number;
}

/** Ten seconds of small requests. */
export const PACE: Pace = { requests: 20, every: 500 };

/** Measures until it's done or aborted, in which case it throws. */
export async function measureConnection(
  { requests, every }: Pace,
  signal: AbortSignal,
  onTrip: (settled: number) => void,
): Promise<Measured> {
  const clock = createServerClock();
  let settled = 0;
  async function trip(): Promise<Trip> {
    const fate = await oneTrip(clock.sync, signal);
    onTrip((settled += 1));
    return fate;
  }

  // The first request also opens the connection, which takes longer, so it doesn't count.
  await oneTrip(() => {}, signal);
  const start = performance.now();
  const trips: Promise<Trip>[] = [];
  const late: number[] = [];
  for (let k = 0; k < requests; k++) {
    const due = start + k * every;
    await pause(due - performance.now(), signal);
    late.push(performance.now() - due);
    trips.push(trip());
  }
  const done = await Promise.all(trips);
  signal.throwIfAborted();
  // For a deadline at zero, the time left is the server's time with a minus.
  const left = clock.millisecondsLeft();
  return { trips: done, late, ahead: left === null ? null : Date.now() + left };
}

type Sync = ReturnType<typeof createServerClock>["sync"];

/** Straight to the server: a session or a second try would only add to the time. */
async function oneTrip(sync: Sync, signal: AbortSignal): Promise<Trip> {
  const sent = performance.now();
  try {
    const { result } = await exchange(site.clock, undefined, {
      signal,
      timeoutSeconds: PATIENCE_SECONDS,
    });
    // JSON that isn't ours doesn't have our time in it.
    if (typeof result?.serverTime !== "number") return "not-ours";
    sync({ deadline: 0, serverTime: result.serverTime });
    return performance.now() - sent;
  } catch (error) {
    // After that, the round trips aren't used.
    if (signal.aborted) return "lost";
    if (!(error instanceof CallError)) throw error;
    return tripOf(error.status);
  }
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
  signal.throwIfAborted();
}
