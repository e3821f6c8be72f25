import { useLocation, useNavigate } from "react-router";

/**
 * The step is next to the mock in the navigation state: a reload keeps it, and Back leads to the
 * screen before, not through the steps.
 */
export function useGuidelineStep(): [1 | 2, (step: 1 | 2) => void] {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const { step }: { step?: unknown } = Object(state);
  return [
    step === 2 ? 2 : 1,
    (next) => void navigate(pathname, { replace: true, state: { ...Object(state), step: next } }),
  ];
}
