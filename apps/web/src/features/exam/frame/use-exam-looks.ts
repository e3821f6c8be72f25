import type { TestSettings } from "@theta/contract";
import { useLayoutEffect } from "react";

/** While a test is on screen, its text is as large and its colors as strong as the learner wants them. */
export function useExamLooks({ textSize, hasHighContrast }: TestSettings): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    // Every size of ours follows this one, as it does the browser's own setting.
    if (textSize !== 100) {
      page.style.fontSize = `${textSize}%`;
      page.dataset["text"] = String(textSize);
    }
    if (hasHighContrast) page.dataset["contrast"] = "high";
    return () => {
      page.style.removeProperty("font-size");
      delete page.dataset["text"];
      delete page.dataset["contrast"];
    };
  }, [textSize, hasHighContrast]);
}
