import type { ReactNode } from "react";

/** Names over their values, as many columns as fit; on a phone, one line each. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-2 sm:gap-y-4">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 justify-between gap-x-4 sm:block">
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere numerals max-sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
