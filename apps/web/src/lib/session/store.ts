/** The store of a learner's screens. It holds the query cache, which comes with the first screen that asks. */
import { combineSlices, configureStore, createDynamicMiddleware } from "@reduxjs/toolkit";

export const rootReducer = combineSlices();

/** Lets server-data.ts join the store when a screen that needs it is opened. */
export const laterMiddleware = createDynamicMiddleware();

export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (usual) => usual().concat(laterMiddleware.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
