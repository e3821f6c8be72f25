import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/**
 * The browser's Back leads from a running test to the list. The list replaces what was before the test,
 * because a running section's instructions would only lead back here.
 */
export function useBackTrap(): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((event: PopStateEvent) => {
    // Runs before the router gets the event; otherwise, the previous page would show for a moment.
    event.stopImmediatePropagation();
    void navigate("/mock-test", { replace: true });
  });
  useEffect(() => {
    const onPop = (event: PopStateEvent) => leave(event);
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, []);
}
