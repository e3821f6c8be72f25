import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Hears every key, wherever the focus is. A layout effect, so that it listens before the screen is painted: a key
 * pressed as soon as a question is seen must not be lost.
 */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, enabled = true): void {
  const hear = useEffectEvent(onKey);
  useLayoutEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, [enabled]);
}
