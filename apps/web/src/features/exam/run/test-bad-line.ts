/** For tests: a connection where the test decides when each request and reply arrives. */
import { CallError } from "../../../lib/call/call-error.ts";

/** One call in flight. Its request and its reply arrive one after the other, or get lost. */
interface Flight {
  name: string;
  page: number;
  isWaitedFor: boolean;
  carry: () => void;
  lose: () => void;
  /** The page stops waiting. The request may still arrive. */
  giveUp: () => void;
}

export function createBadLine() {
  const flights: Flight[] = [];
  /** Closed pages: their requests may arrive, but nobody gets the reply. */
  const closed = new Set<number>();

  function fly<T>(page: number, name: string, work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    let settle: (() => void) | null = null;
    const land = () => {
      flights.splice(flights.indexOf(flight), 1);
      flight.isWaitedFor = false;
    };
    const flight: Flight = {
      name,
      page,
      isWaitedFor: true,
      carry() {
        if (settle === null) {
          settle = outcomeOf(work, resolve, reject);
          return;
        }
        land();
        if (!closed.has(page)) settle();
      },
      lose() {
        land();
        if (!closed.has(page)) reject(unreachable());
      },
      giveUp() {
        flight.isWaitedFor = false;
        if (!closed.has(page)) reject(unreachable());
      },
    };
    flights.push(flight);
    return promise;
  }

  return {
    flights,
    fly,
    close: (page: number) => void closed.add(page),
    waitedFor: (page: number, name: string) =>
      flights.filter((one) => one.isWaitedFor && one.page === page && one.name === name).length,
  };
}

function outcomeOf<T>(work: () => T, resolve: (reply: T) => void, reject: (error: Error) => void) {
  try {
    const reply = work();
    return () => resolve(reply);
  } catch (error) {
    return () => reject(error as Error);
  }
}

const unreachable = () => new CallError({ status: 0, code: "unreachable", message: "" });
