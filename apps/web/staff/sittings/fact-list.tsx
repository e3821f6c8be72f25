import type { ReactNode } from "react";

/** Names and values side by side, as many columns as fit. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-4">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere numerals">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
