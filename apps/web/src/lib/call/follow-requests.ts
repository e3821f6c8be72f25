/** The pattern that every request of the store follows: pending, then fulfilled or rejected. */
import type { UnknownAction } from "@reduxjs/toolkit";

export interface RequestState {
  loading: boolean;
  error: string | null;
}

const WENT_WRONG = "Something went wrong";

interface RequestMeta {
  requestStatus?: unknown;
  /** A request that was not sent, because its answer is there already. */
  condition?: unknown;
  arg?: { endpointName?: unknown };
}

function isMeta(value: unknown): value is RequestMeta {
  return typeof value === "object" && value !== null && "requestStatus" in value;
}

/**
 * What a slice becomes when one of the requests that it follows moves on. The requests are those of
 * server-data.ts, known by name alone, so that the store does not carry their code.
 */
export function followRequest<State extends RequestState>(
  state: State,
  action: UnknownAction,
  keep: Readonly<Record<string, (answer: unknown) => Partial<State>>>,
): State {
  const meta = action["meta"];
  if (!isMeta(meta) || meta.condition === true) return state;
  const keepAnswer = keep[String(meta.arg?.endpointName)];
  if (!keepAnswer) return state;
  switch (meta.requestStatus) {
    case "pending":
      return { ...state, loading: true, error: null };
    case "fulfilled":
      return { ...state, loading: false, error: null, ...keepAnswer(action["payload"]) };
    case "rejected":
      return { ...state, loading: false, error: WENT_WRONG };
    default:
      return state;
  }
}
