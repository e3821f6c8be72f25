import { useCallback, useState } from "react";

/** The smallest plot, on a 320 px phone. What fits there fits everywhere. */
const SMALLEST = { width: 240, height: 256 };

/** How large a plot is, measured on an element that fills it. */
export function usePlotSize() {
  const [size, setSize] = useState(SMALLEST);
  const ground = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
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
