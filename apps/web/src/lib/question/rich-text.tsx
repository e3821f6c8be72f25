import { useMemo } from "react";
import { classNames } from "../../ui/class-names.ts";
import { breakFormulas, holdSigns } from "./break-formulas.ts";
import { trustedHtml } from "./trusted-html.ts";
import "./question.css";

interface RichTextProps {
  /** Sanitised HTML of the server. */
  html: string;
  /** A span inside a line, a label or a heading; a div for paragraphs, lists and tables. */
  as?: "div" | "span" | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function RichText({ html, as: Element = "div", id, className }: RichTextProps) {
  // React compares this object by identity: a new one would write the same text again.
  const content = useMemo(() => ({ __html: trustedHtml(fitted(html)) }), [html]);
  return (
    <Element
      id={id}
      className={classNames("rich-text", className)}
      dangerouslySetInnerHTML={content}
    />
  );
}

/** Tables scroll in a frame that a keyboard reaches; long formulas go on in the next line. */
function fitted(html: string): string {
  return holdSigns(breakFormulas(html))
    .replaceAll(
      "<table>",
      '<div class="rich-frame" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>");
}
