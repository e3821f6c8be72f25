interface FactRowsProps {
  facts: readonly { name: string; fact: string }[];
}

/** Facts in rows under a dark rule: a name and its value. */
export function FactRows({ facts }: FactRowsProps) {
  return (
    <dl className="border-t border-ink">
      {facts.map(({ name, fact }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="headline text-h4">{name}</dt>
          <dd className="max-w-measure text-ink-2 sm:pt-0.5">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
