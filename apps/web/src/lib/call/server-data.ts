/** The query cache: what the server knows and screens show. Features add their own requests to it. */
import { type Reply, type Route, type Sent, user } from "@theta/contract";
import { type BaseQueryFn, createApi, setupListeners } from "@reduxjs/toolkit/query/react";
import { call } from "./call.ts";
import { CallError, WENT_WRONG } from "./call-error.ts";
import { laterMiddleware, rootReducer } from "../session/store.ts";

/** A CallError as plain data, which is what a store may hold. */
export interface Failure {
  status: number;
  code: CallError["code"] | "unknown";
  message: string;
  told: CallError["told"];
  errors: CallError["errors"];
  offline: boolean;
  /** Where the caller stands instead, when the refusal says so. */
  state: CallError["state"];
}

const UNKNOWN: Failure = {
  status: 0,
  code: "unknown",
  message: WENT_WRONG,
  told: [],
  errors: [],
  offline: false,
  state: {},
};

/** What a request of the cache failed with. A fault of our own has no words for a person. */
export function failureOf(error: object | undefined): Failure | null {
  if (!error) return null;
  return "told" in error ? (error as Failure) : UNKNOWN;
}

interface Question {
  ask: (signal: AbortSignal) => Promise<unknown>;
}

/** The `query` of an endpoint: which call of the contract, and with what. */
export function ask<R extends Route>(route: R, input: Sent<R>): Question {
  return { ask: (signal) => call(route, input, { signal }) };
}

const askServer: BaseQueryFn<Question, unknown, Failure> = async (question, { signal }) => {
  try {
    return { data: await question.ask(signal) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { status, code, message, told, errors, offline, state } = error;
    return { error: { status, code, message, told, errors, offline, state } };
  }
};

export const serverData = createApi({
  reducerPath: "serverData",
  baseQuery: askServer,
  // What could not be had, or has grown old, while the line was down.
  refetchOnReconnect: true,
  // "Plan": what is closed or open by the learner's plan, whichever feature shows it.
  tagTypes: ["Learner", "Plan"],
  endpoints: (build) => ({
    userDetails: build.query<Reply<typeof user.details>["result"], void>({
      query: () => ask(user.details, undefined),
      transformResponse: (reply: Reply<typeof user.details>) => reply.result,
      providesTags: ["Learner"],
    }),
  }),
});

// This module comes after the store, with the first screen that asks the server anything.
rootReducer.inject(serverData);
laterMiddleware.addMiddleware(serverData.middleware, ({ dispatch }) => {
  setupListeners(dispatch, (_, { onOnline, onOffline }) => {
    addEventListener("online", () => dispatch(onOnline()));
    addEventListener("offline", () => dispatch(onOffline()));
    return () => {};
  });
  return (next) => (action) => next(action);
});

export const { useUserDetailsQuery } = serverData;
