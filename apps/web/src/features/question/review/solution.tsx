import type { ReviewedQuestion } from "@theta/contract";
import { RichText } from "../text/rich-text.tsx";

type Part = ReviewedQuestion["solution"][number];

/** The key idea, the fastest path, the standard one, a quick check, and what to remember. */
export function Solution({ solution }: Pick<ReviewedQuestion, "solution">) {
  if (solution.length === 0) return null;
  const ofRole = (role: Part["role"]) => solution.filter((part) => part.role === role);
  const fast = ofRole("fast");
  return (
    <div className="mt-10">
      <h2 className="border-b border-ink pb-2 headline text-h4">Solution</h2>
      {ofRole("idea").map(({ _id, displayText }) => (
        <RichText key={_id} html={displayText} className="mt-4 font-serif text-read italic" />
      ))}
      {fast.length > 0 && (
        <>
          <PathTitle>Fastest path</PathTitle>
          <Steps parts={fast} />
          <PathTitle>Standard path</PathTitle>
        </>
      )}
      <Steps parts={ofRole("step")} />
      <Notes title="Check" parts={ofRole("check")} />
      <Notes title="Takeaway" parts={ofRole("takeaway")} />
    </div>
  );
}

function PathTitle({ children }: { readonly children: string }) {
  return <h3 className="mt-6 text-sm font-strong">{children}</h3>;
}

function Steps({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ol className="mt-4 flex flex-col gap-3 font-serif text-read">
      {parts.map(({ _id, displayText }, place) => (
        <li key={_id} className="flex items-baseline gap-4">
          <span aria-hidden="true" className="w-5 shrink-0 text-ink-muted numerals">
            {place + 1}
          </span>
          <RichText html={displayText} className="min-w-0" />
        </li>
      ))}
    </ol>
  );
}

function Notes({ title, parts }: { readonly title: string; readonly parts: readonly Part[] }) {
  return parts.map(({ _id, displayText }) => (
    <div key={_id} className="mt-6 border-l-(length:--tick) border-ink py-1 pl-4">
      <p className="text-sm font-strong">{title}</p>
      <RichText html={displayText} className="mt-1 font-serif text-read" />
    </div>
  ));
}
