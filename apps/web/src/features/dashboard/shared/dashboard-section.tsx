import type { ReactNode } from "react";
import { SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface DashboardSectionProps {
  title: string;
  /** Where the full list is. */
  viewAll?: string | undefined;
  /** The link's text where "View all" wouldn't fit. */
  viewWords?: string | undefined;
  children: ReactNode;
}

/** A part of the dashboard, with a link to its full list. */
export function DashboardSection({ title, viewAll, viewWords, children }: DashboardSectionProps) {
  return (
    <section aria-label={title}>
      <SectionHeading
        aside={
          viewAll && (
            <TextLink to={viewAll} className="py-1">
              {viewWords ?? (
                <>
                  View all<VisuallyHidden> {title}</VisuallyHidden>
                </>
              )}
            </TextLink>
          )
        }
      >
        {title}
      </SectionHeading>
      <div className="mt-4">{children}</div>
    </section>
  );
}
