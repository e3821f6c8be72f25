import { useKeyDown } from "../../../ui/browser/use-key-down.ts";

interface Steps {
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** ← and → step through the list, wherever the focus is, unless it's on something that uses them. */
export function useStepKeys({ onPrevious, onNext }: Steps) {
  useKeyDown((event) => {
    if (isForAnother(event)) return;
    if (event.key === "ArrowLeft") onPrevious?.();
    if (event.key === "ArrowRight") onNext?.();
  });
}

const USES_ARROWS = "input, textarea, select, [role=tab], [role=dialog], [role=menu]";

function isForAnother(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(USES_ARROWS) !== null || scrollsSideways(target);
}

/** The arrow keys scroll a wide table or chart that has the focus. */
function scrollsSideways(target: Element): boolean {
  const frame = target.closest("[tabindex='0']");
  return frame !== null && frame.scrollWidth > frame.clientWidth;
}
