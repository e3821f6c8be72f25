import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { previewOf } from "./question-words.ts";

/** The start of a question in one line. Repeating digits share one bar. */
export function QuestionPreview({ of }: { of: Parameters<typeof previewOf>[0] }) {
  return previewOf(of)
    .split(BARRED)
    .map((text, place) =>
      place % 2 === 0 ? (
        text
      ) : (
        <span key={place}>
          <span className="overline">{text.replaceAll(BAR, "")}</span>
          <VisuallyHidden> repeating</VisuallyHidden>
        </span>
      ),
    );
}

const BAR = "\u0305";
const BARRED = /((?:\P{M}\u0305)+)/u;
