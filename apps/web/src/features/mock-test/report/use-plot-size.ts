import { useCallback, useState } from "react";
import { textScale } from "../../../ui/browser/text-scale.ts";

/** The smallest plot, on a 320 px phone. What fits there fits everywhere. */
const SMALLEST = { width: 240, height: 256 };

/**
 * How large a plot is, measured on an element that fills it. In pixels where text has its usual size: where
 * it's larger, there's room for less of it.
 */
export function usePlotSize() {
  const [size, setSize] = useState(SMALLEST);
  const ground = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const scale = textScale();
      const [width, height] = [element.clientWidth / scale, element.clientHeight / scale];
      if (width > 0)
        setSize((last) =>
          last.width === width && last.height === height ? last : { width, height },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ground] as const;
}
