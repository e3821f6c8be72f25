import type { ReactNode } from "react";
import { PageTitle } from "../../../ui/headings.tsx";

interface ReviewPageProps {
  title: string;
  /** A line above the title: which quiz or test. */
  over?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A review's page: a full-width title, with the rest of the height below it. */
export function ReviewPage({ title, over, aside, children }: ReviewPageProps) {
  return (
    <div className="review @container flex min-h-[calc(100dvh-var(--topbar)-var(--runbar))] flex-col">
      <div className="px-gutter pt-6 pb-5">
        <PageTitle over={over} aside={aside}>
          {title}
        </PageTitle>
      </div>
      {children}
    </div>
  );
}
