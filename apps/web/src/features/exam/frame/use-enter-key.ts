import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

/** Where Enter has a meaning of its own. */
const OTHERS =
  "a, button, select, textarea, summary, [contenteditable], [role=dialog], [role=menu]";

/**
 * Enter goes on, wherever the focus is, unless it is on something that Enter works. Holding the key
 * down is one press: what comes after the step is to be read first.
 */
export function useEnterKey(onEnter: () => void, enabled: boolean): void {
  useKeyDown((event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
    if (key !== "Enter" || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest("[role=dialog]")) return;
    if (repeat) return event.preventDefault();
    if (target instanceof Element && target.closest(OTHERS)) return;
    event.preventDefault();
    if (enabled) onEnter();
  });
}
