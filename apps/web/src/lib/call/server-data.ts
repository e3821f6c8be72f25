/** The query cache: what the server knows and screens show. Features add their own requests to it. */
import type { Route, Sent } from "@theta/contract";
import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import { call } from "./call.ts";
import { CallError, WENT_WRONG } from "./call-error.ts";

/** A CallError as plain data, which a store can hold. */
export interface Failure {
  status: number;
  code: CallError["code"] | "unknown";
  message: string;
  told: CallError["told"];
  errors: CallError["errors"];
  offline: boolean;
  /** Where the caller is instead, if the refusal says so. */
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

/** What a cached request failed with. Our own bugs have no message for people. */
export function failureOf(error: object | undefined): Failure | null {
  if (!error) return null;
  return "told" in error ? (error as Failure) : UNKNOWN;
}

interface Question {
  ask: (signal: AbortSignal) => Promise<unknown>;
}

/** An endpoint's `query`: which call in the contract, and with what input. */
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
  // Loads what failed or went stale while the connection was down.
  refetchOnReconnect: true,
  // "Plan": anything that the learner's plan locks or opens, whichever feature shows it.
  tagTypes: ["Learner", "Plan"],
  endpoints: () => ({}),
});
