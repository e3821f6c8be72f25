import { type ReactNode, useId } from "react";

interface PageSectionProps {
  title: string;
  /** The target for links on the page. */
  id?: string | undefined;
  /** Below the title: a sentence, and a link under it. */
  lead?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}

/**
 * A section of a public page: its title on the left, in four of twelve columns, and its content next to it.
 * The title stays in view as long as its content does.
 */
export function PageSection({ title, id, lead, more, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-8 gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-10 lg:self-start">
        <h2 id={titleId} className="headline text-h2">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-measure text-ink-2 lg:max-w-xs">{lead}</p>}
        {more && <p className="mt-1.5 *:inline-block *:py-1.5">{more}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
