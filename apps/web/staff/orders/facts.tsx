import type { ReactNode } from "react";

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Names and values under each other; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly (Fact | false | null)[] }) {
  return (
    <dl className="grid gap-x-6 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(
        (fact) =>
          fact && (
            <div
              key={fact.name}
              className="grid gap-x-6 border-b border-line py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
            >
              <dt className="text-ink-muted">{fact.name}</dt>
              <dd className="wrap-anywhere text-ink">{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
