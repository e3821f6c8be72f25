import { Button } from "../../../ui/button.tsx";

interface NothingSelectedProps {
  headingId: string;
  why: string;
  /** Null if there's no filter to remove. */
  onShowAll: (() => void) | null;
}

export function NothingSelected({ headingId, why, onShowAll }: NothingSelectedProps) {
  return (
    <div className="px-gutter py-8">
      <h2 id={headingId} className="headline text-h3">
        No question selected
      </h2>
      <p className="mt-1 text-ink-2">{why}</p>
      {onShowAll && (
        <Button variant="outline" className="mt-5" onClick={onShowAll}>
          Show all questions
        </Button>
      )}
    </div>
  );
}
