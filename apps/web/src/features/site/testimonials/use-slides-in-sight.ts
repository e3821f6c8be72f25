import { useCallback, useState } from "react";

/**
 * How many slides the stylesheet shows side by side at this width, read from its `--slides`. It's 0 until
 * measured: the HTML doesn't know the width and hides no slide from screen readers.
 */
export function useSlidesInSight() {
  const [slides, setSlides] = useState(0);
  const row = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () =>
      setSlides(Number(getComputedStyle(element).getPropertyValue("--slides")) || 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [slides, row] as const;
}
