import { type ReactNode, useId } from "react";

interface AccountPartProps {
  title: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the account screen: its name on the left, its content under a rule on the right. */
export function AccountPart({ title, lead, children }: AccountPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] @3xl:gap-10"
    >
      <div>
        <h2 id={id} className="headline text-h3">
          {title}
        </h2>
        {lead && <p className="mt-1 max-w-measure text-ink-2">{lead}</p>}
      </div>
      <div className="min-w-0 border-t border-ink">{children}</div>
    </section>
  );
}
