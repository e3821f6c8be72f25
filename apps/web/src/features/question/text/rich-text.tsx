import { useCallback, useMemo } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { watchFrame } from "../../../ui/browser/scroll-edges.ts";
import { breakFormulas, holdSigns } from "./break-formulas.ts";
import { trustedHtml } from "./trusted-html.ts";
import "./question.css";

interface RichTextProps {
  /** Sanitized HTML from the server. */
  html: string;
  /** A span inside a line, a label, or a heading; a div for paragraphs, lists, and tables. */
  as?: "div" | "span" | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function RichText({ html, as: Element = "div", id, className }: RichTextProps) {
  // React compares this object by identity, so a new one would write the same text again.
  const content = useMemo(() => ({ __html: trustedHtml(fitted(html)) }), [html]);
  // Another text has other frames.
  const watch = useCallback((element: HTMLElement | null) => keepFrames(element, html), [html]);
  return (
    <Element
      id={id}
      ref={watch}
      className={classNames("rich-text", className)}
      dangerouslySetInnerHTML={content}
    />
  );
}

/**
 * Tables scroll in a frame that the keyboard reaches. An empty corner is no heading. Long formulas continue on the
 * next line.
 */
function fitted(html: string): string {
  return holdSigns(breakFormulas(html))
    .replaceAll("<th></th>", "<td></td>")
    .replaceAll(
      "<table>",
      '<div class="scroll-edges"><div class="rich-frame scroll-frame" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div></div>");
}

/** A table's first column names its rows, so it stays in place while the others scroll. */
function keepFrames(element: HTMLElement | null, html: string) {
  if (!element || !html.includes("<table>")) return undefined;
  for (const cell of element.querySelectorAll("tr > :first-child"))
    cell.classList.add("fixed-column");
  const frames = Array.from(element.querySelectorAll<HTMLElement>(".rich-frame"), watchFrame);
  return () => frames.forEach((leave) => leave());
}
