/** Marks which edges of a frame have more behind them, for scroll-edges.css to shade. */
export function watchEdges(frame: HTMLElement, onMeasure?: (isWider: boolean) => void) {
  function measure() {
    // It has no layout, so nothing is known about it yet.
    if (frame.clientWidth === 0) return;
    const hidden = frame.scrollWidth - frame.clientWidth;
    const box = frame.parentElement;
    box?.toggleAttribute("data-more-before", frame.scrollLeft > SLACK);
    box?.toggleAttribute("data-more-after", hidden - frame.scrollLeft > SLACK);
    onMeasure?.(hidden > SLACK);
  }
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  for (const content of frame.children) observer.observe(content);
  frame.addEventListener("scroll", measure, { passive: true });
  return () => {
    observer.disconnect();
    frame.removeEventListener("scroll", measure);
  };
}

/** Widths are rounded, so one pixel isn't worth scrolling for. */
const SLACK = 1;

/** The same for a frame that may hold only text: while it scrolls, it's a tab stop. */
export function watchFrame(frame: HTMLElement) {
  return watchEdges(frame, (isWider) => {
    if (isWider) frame.tabIndex = 0;
    else if (frame !== document.activeElement) frame.removeAttribute("tabindex");
  });
}
