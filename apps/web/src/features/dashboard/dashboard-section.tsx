import type { ReactNode } from "react";
import { SectionHeading } from "../../ui/headings.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

interface DashboardSectionProps {
  title: string;
  /** Where all of it is. */
  viewAll?: string | undefined;
  children: ReactNode;
}

/** A part of the dashboard, with the way to the whole of it. */
export function DashboardSection({ title, viewAll, children }: DashboardSectionProps) {
  return (
    <section aria-label={title}>
      <SectionHeading
        aside={
          viewAll && (
            <TextLink to={viewAll} className="py-1">
              View all<VisuallyHidden> {title}</VisuallyHidden>
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
