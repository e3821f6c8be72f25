/**
 * The store for a learner's screens. It holds the query cache, which joins with the first screen that calls
 * the server.
 */
import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";

export const rootReducer = combineSlices();

/** Lets server-data.ts join the store when a screen that needs it opens. */
export const laterMiddleware = createDynamicMiddleware();

export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual().concat(laterMiddleware.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
