import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

/** Elements that use Enter themselves. */
const OTHERS =
  "a, button, select, textarea, summary, [contenteditable], [role=dialog], [role=menu]";

/**
 * Enter moves on, wherever the focus is, unless it's on something that uses Enter itself. Holding
 * the key down counts as one press, because what comes next should be read first.
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
