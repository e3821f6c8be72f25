/** A place the learner never reached in an adaptive test, so no question was picked for it. */
export function UnreachedPlace({ order }: { order: number }) {
  return (
    <span className="grid size-11 place-items-center rounded-full border-2 border-dashed border-line-strong text-sm text-ink-muted numerals">
      <span className="sr-only">Question </span>
      {order}
      <span className="sr-only">, not reached</span>
    </span>
  );
}

export function UnreachedNote() {
  return (
    <p className="text-sm text-ink-2">
      Each question is picked only after you answer the one before it. The ones you didn't reach
      were never picked, so there's nothing to show for them.
    </p>
  );
}
