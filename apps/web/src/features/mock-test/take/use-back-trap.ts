import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/**
 * The browser's Back leads out of a running test to the list, and what was before the test is replaced
 * by it: the instructions of a section that runs would only lead here again.
 */
export function useBackTrap(): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((event: PopStateEvent) => {
    // Before the router hears of it, and would show for a moment what was there.
    event.stopImmediatePropagation();
    void navigate("/mock-test", { replace: true });
  });
  useEffect(() => {
    const onPop = (event: PopStateEvent) => leave(event);
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
}
