import type { ReviewedQuestion } from "@theta/contract";
import { RichText } from "../text/rich-text.tsx";

/** The key idea, the steps, and a quick check. */
export function Solution({ solution }: Pick<ReviewedQuestion, "solution">) {
  if (solution.length === 0) return null;
  const steps = solution.filter(({ role }) => role === "step");
  return (
    <div className="mt-10">
      <h2 className="border-b border-ink pb-2 headline text-h4">Solution</h2>
      {solution
        .filter(({ role }) => role === "idea")
        .map(({ _id, displayText }) => (
          <RichText key={_id} html={displayText} className="mt-4 font-serif text-read italic" />
        ))}
      <ol className="mt-4 flex flex-col gap-3 font-serif text-read">
        {steps.map(({ _id, displayText }, place) => (
          <li key={_id} className="flex items-baseline gap-4">
            <span aria-hidden="true" className="w-5 shrink-0 text-ink-muted numerals">
              {place + 1}
            </span>
            <RichText html={displayText} className="min-w-0" />
          </li>
        ))}
      </ol>
      {solution
        .filter(({ role }) => role === "check")
        .map(({ _id, displayText }) => (
          <div key={_id} className="mt-6 border-l-(length:--tick) border-ink py-1 pl-4">
            <p className="text-sm font-strong">Check</p>
            <RichText html={displayText} className="mt-1 font-serif text-read" />
          </div>
        ))}
    </div>
  );
}
