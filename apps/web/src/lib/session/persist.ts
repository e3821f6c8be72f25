/** Keeps the two slices over a reload, under the key that the specification names. */
import { initialState, type Store, type StoredState } from "./store.ts";

const KEY = "persist:root";
const VERSION = 1;
const RESTORE_MILLISECONDS = 5000;

/** What may be kept. Whether a request is running is no news tomorrow; the token is kept elsewhere. */
function choose({ auth, user }: StoredState): StoredState {
  return {
    auth: { ...initialState.auth, data: auth.data, planList: auth.planList, success: auth.success },
    user: {
      ...initialState.user,
      data: user.data,
      userData: user.userData,
      success: user.success,
      quizList: user.quizList,
      planList: user.planList,
    },
  };
}

interface Kept extends StoredState {
  version: number;
}

interface Storage {
  getItem(key: string): string | null | Promise<string | null>;
}

/** What was kept, or nothing: not when it is damaged, of another version, or takes too long. */
export async function restore(
  storage: Storage = localStorageOrNone(),
  milliseconds = RESTORE_MILLISECONDS,
): Promise<Partial<StoredState>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<null>((give) => {
    timer = setTimeout(() => give(null), milliseconds);
  });
  try {
    const text = await Promise.race([storage.getItem(KEY), tooLong]);
    const kept: Kept | null = JSON.parse(text ?? "null");
    return kept?.version === VERSION ? choose(kept) : {};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}

/** Writes on every change of a slice; signed out there is nothing to keep, so nothing is. */
export function keep(store: Store, storage: () => globalThis.Storage = () => localStorage): void {
  let last: StoredState = store.getState();
  store.subscribe(() => {
    const state = store.getState();
    if (state.auth === last.auth && state.user === last.user) return;
    last = state;
    try {
      if (!state.auth.success) return storage().removeItem(KEY);
      const kept: Kept = { version: VERSION, ...choose(state) };
      storage().setItem(KEY, JSON.stringify(kept));
    } catch {
      // Full or forbidden: then a reload asks the server again.
    }
  });
}

function localStorageOrNone(): Storage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null };
  }
}
