import { Link, type LinkProps } from "react-router";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { QuestionPreview } from "./question-preview.tsx";

interface SolutionLinkProps extends Pick<LinkProps, "to" | "state"> {
  order: number;
  of: Parameters<typeof QuestionPreview>[0]["of"];
}

/**
 * From a report's row to the question's solution. The link covers its row, so that a press anywhere in the
 * row follows it. On a narrow screen, it's cut off after one line; `relative`, so that hidden words are, too.
 */
export function SolutionLink({ order, of, ...link }: SolutionLinkProps) {
  return (
    <Link
      {...link}
      className="rounded-sm underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current stacked:block"
    >
      <VisuallyHidden>Solution to question {order}: </VisuallyHidden>
      <span className="stacked:relative stacked:block stacked:truncate">
        <QuestionPreview of={of} />
      </span>
    </Link>
  );
}
