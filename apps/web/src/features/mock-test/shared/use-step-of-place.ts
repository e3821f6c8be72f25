import { useLocation, useNavigate } from "react-router";

/**
 * One of a screen's steps, counted from 1. It's next to the mock in the navigation state: a reload keeps
 * it, and Back leads to the screen before, not through the steps.
 */
export function useStepOfPlace(steps: number): [number, (step: number) => void] {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { step }: { step?: unknown } = Object(state);
  const isStep = typeof step === "number" && Number.isInteger(step) && step >= 1 && step <= steps;
  return [
    isStep ? step : 1,
    (next) => void navigate(pathname, { replace: true, state: { ...Object(state), step: next } }),
  ];
}
