/**
 * The client state that the specification names (section 3), stored in the browser under `persist:root`. The
 * app reads none of it: who's signed in is in `userData`, what's loaded is in the query cache, and this puts
 * both in the specification's words (docs/decisions/0010-client-state.md).
 */
import { type LocalLearner, onSessionChange, readLearner } from "./local-session.ts";
import type { Store } from "./store.ts";

const KEY = "persist:root";

/** An answer in the query cache, as its store keeps it. */
interface Cached {
  endpointName?: string | undefined;
  data?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

type Cache = Readonly<Record<string, Cached | undefined>>;

/** Picks the learner's fields by name, so that a token never gets in. */
export function clientState(learner: LocalLearner, cache: Cache) {
  const { userId, name, email, phone, isUserSubscribed } = learner;
  const userData = { userId, name, email, phone, isUserSubscribed };
  const idle = { loading: false, error: null };
  const planList = newest(cache, "plansList") ?? [];
  const quizList = newest(cache, "freeQuizList") ?? [];
  const details = newest(cache, "userDetails");
  return {
    auth: { ...idle, data: userData, planList, success: true },
    user: { ...idle, data: details, userData, success: details !== null, quizList, planList },
  };
}

function newest(cache: Cache, endpointName: string): unknown {
  const answers = Object.values(cache).filter((one) => one?.endpointName === endpointName);
  const [last] = answers.toSorted(
    (one, other) => (other?.fulfilledTimeStamp ?? 0) - (one?.fulfilledTimeStamp ?? 0),
  );
  return last?.data ?? null;
}

/** Writes it when the learner or the cache changes. When nobody is signed in, there's nothing to write. */
export function keepClientState(
  store: Store,
  storage: () => Pick<Storage, "setItem" | "removeItem"> = () => localStorage,
): void {
  let last: Cache | undefined;
  let written: string | null | undefined;
  function write() {
    const learner = readLearner();
    const text = learner && JSON.stringify(clientState(learner, cacheOf(store)));
    // Most cache changes don't affect it, and every write reaches the disk.
    if (text === written) return;
    written = text;
    try {
      if (text) storage().setItem(KEY, text);
      else storage().removeItem(KEY);
    } catch {
      // Storage is full or blocked; nobody reads this, so nothing is lost.
    }
  }
  write();
  onSessionChange(write);
  store.subscribe(() => {
    const cache = cacheOf(store);
    if (cache === last) return;
    last = cache;
    write();
  });
}

const cacheOf = (store: Store): Cache => store.getState().serverData.queries;
