import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether anyone has asked to print this page. It stays true, because some browsers draw the pages only after
 * they've said that printing is over.
 */
export function usePrintAsked(): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    // Right away, because the browser draws the pages as soon as the event is over.
    const ask = () => flushSync(() => setAsked(true));
    const askOnPaper = () => {
      if (paper.matches) ask();
    };
    addEventListener("beforeprint", ask);
    paper.addEventListener("change", askOnPaper);
    return () => {
      removeEventListener("beforeprint", ask);
      paper.removeEventListener("change", askOnPaper);
    };
  }, []);
  return isAsked;
}
