import type { ReactNode } from "react";
import { PageTitle } from "../../../ui/headings.tsx";

interface ReviewPageProps {
  title: string;
  /** One line over the title: which quiz or test. */
  over?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The page of a review: its title over the whole width, and below it all the height there is. */
export function ReviewPage({ title, over, aside, children }: ReviewPageProps) {
  return (
    <div className="review @container flex min-h-[calc(100dvh-var(--topbar))] flex-col">
      <div className="px-gutter pt-6 pb-5">
        <PageTitle over={over} aside={aside}>
          {title}
        </PageTitle>
      </div>
      {children}
    </div>
  );
}
