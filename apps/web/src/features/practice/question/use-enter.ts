import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

/** Elements that use Enter themselves. */
const OWN_ENTER =
  "a, button, summary, select, textarea, input:not([type=radio]), [contenteditable], [role=dialog], [role=menu], [role=tab]";

/** Enter moves on, wherever the focus is, unless it's on something that uses Enter itself. */
export function useEnter(onEnter: () => void): void {
  useKeyDown((event) => {
    const { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
    if (key !== "Enter" || altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
    if (target instanceof Element && target.closest(OWN_ENTER)) return;
    event.preventDefault();
    onEnter();
  });
}
