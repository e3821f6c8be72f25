/** Tells the box around a frame which edges have more behind them; scroll-edges.css shades these. */
export function watchEdges(frame: HTMLElement, onMeasure?: (isWider: boolean) => void) {
  function measure() {
    // Not laid out: nothing is known of it yet.
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

/** Widths are rounded; a pixel is nothing to scroll for. */
const SLACK = 1;

/** The same for a frame that may hold nothing but text: the keyboard comes to it while it scrolls. */
export function watchFrame(frame: HTMLElement) {
  return watchEdges(frame, (isWider) => {
    if (isWider) frame.tabIndex = 0;
    else if (frame !== document.activeElement) frame.removeAttribute("tabindex");
  });
}
