import type { ReactNode } from "react";

/** A step's paragraphs and lists, set for reading. */
export function StepText({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col gap-4 font-serif text-read [&_li]:pl-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6 [&_li+li]:mt-2 [&_li::marker]:text-ink-muted">
      {children}
    </div>
  );
}

/** Facts in rows: a name and its value. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-8 border-t border-ink">
      {facts.map(([name, fact]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[11rem_1fr]">
          <dt className="font-strong">{name}</dt>
          <dd className="text-ink-2">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
