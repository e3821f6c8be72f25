import { useEffect, useState } from "react";
import { useTestSettings } from "../../../test-settings/test-settings-data.ts";
import type { WindowShape } from "./device.rules.ts";

/** The window as it is now, and again after every change. */
export function useWindowShape(): WindowShape {
  const { textSize } = useTestSettings();
  const [shape, setShape] = useState(() => shapeOfWindow(textSize));
  useEffect(() => {
    const look = () => setShape(shapeOfWindow(textSize));
    look();
    const { visualViewport } = window;
    window.addEventListener("resize", look);
    visualViewport?.addEventListener("resize", look);
    return () => {
      window.removeEventListener("resize", look);
      visualViewport?.removeEventListener("resize", look);
    };
  }, [textSize]);
  return shape;
}

/** `textSize`: of tests, in percent. */
function shapeOfWindow(textSize: number): WindowShape {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    screenWidth: window.screen.width,
    rem: (browserFontSize() * textSize) / 100,
    pinch: window.visualViewport?.scale ?? null,
    pixelRatio: window.devicePixelRatio,
    isTouch: matchMedia("(pointer: coarse)").matches,
  };
}

/** As set in the browser, whatever the page makes of it. */
function browserFontSize(): number {
  const probe = document.createElement("span");
  probe.style.fontSize = "medium";
  document.body.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return size || 16;
}
