import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the script behind the page's HTML has loaded. Anything rendered later has it from the start. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
