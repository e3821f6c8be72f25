/** The store for a learner's screens, which holds the query cache. */
import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { serverData } from "../call/server-data.ts";

/** An app may look at what happens in the cache with middleware of its own. */
export function createStore(...own: readonly Middleware[]) {
  const store = configureStore({
    reducer: { [serverData.reducerPath]: serverData.reducer },
    middleware: (usual) => usual().concat(serverData.middleware, ...own),
  });
  setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    addEventListener("online", () => dispatch(onOnline()));
    addEventListener("offline", () => dispatch(onOffline()));
    return () => {};
  });
  return store;
}

export type Store = ReturnType<typeof createStore>;
