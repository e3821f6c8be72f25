import type { ReactNode } from "react";

interface KnownFactsProps {
  facts: readonly { name: string; fact: ReactNode }[];
}

/** What's known about one thing: short rows of a name and a value. */
export function KnownFacts({ facts }: KnownFactsProps) {
  return (
    <dl className="border-t border-ink text-sm">
      {facts.map(({ name, fact }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-ink-muted">{name}</dt>
          <dd className="min-w-0 wrap-anywhere text-ink">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
