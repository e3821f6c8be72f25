import { useLocation, useNavigate } from "react-router";

/**
 * The step stands beside the mock in the navigation state: a reload keeps it, and the browser's Back
 * leads to where one came from, not through the steps.
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
