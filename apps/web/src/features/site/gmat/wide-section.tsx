import { type ReactNode, useId } from "react";

interface WideSectionProps {
  id: string;
  title: string;
  lead: string;
  /** A link on the right. */
  more?: ReactNode;
  children: ReactNode;
}

/** A section whose content uses the full width: its title is above it, not next to it. */
export function WideSection({ id, title, lead, more, children }: WideSectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id={titleId} className="headline text-h2">
            {title}
          </h2>
          <p className="mt-2 max-w-measure text-ink-2">{lead}</p>
        </div>
        {more && <p>{more}</p>}
      </div>
      {children}
    </section>
  );
}
