/** The console may close while somebody looks at it: locked in another tab, a role changed, eight hours over. */
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import { STAFF_REFUSALS } from "@theta/contract/staff";
import { useDispatch } from "react-redux";
import { invalidateTags } from "./access-data.ts";

function saysClosed(failure: unknown): boolean {
  const { code }: { code?: unknown } = Object(failure);
  return STAFF_REFUSALS.some((refusal) => refusal === code);
}

/** For calls outside the query cache: whether it's the console that's closed. The door then takes over. */
export function useNoticeClosed() {
  const dispatch = useDispatch();
  return (failure: unknown): boolean => {
    if (!saysClosed(failure)) return false;
    dispatch(invalidateTags(["Self"]));
    return true;
  };
}

/** Looks at what every cached call was refused with, apart from the question whether it's closed. */
export const noticingClosed: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (isRejectedWithValue(action) && saysClosed(action.payload)) {
      const { arg } = action.meta as { arg?: { endpointName?: string } };
      if (arg?.endpointName !== "self") dispatch(invalidateTags(["Self"]));
    }
    return next(action);
  };
