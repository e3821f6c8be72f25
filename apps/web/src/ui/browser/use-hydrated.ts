import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the script behind the page's HTML is there yet. What is drawn later has it from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
