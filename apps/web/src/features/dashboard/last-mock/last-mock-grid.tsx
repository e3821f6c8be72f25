import type { ReactNode } from "react";
import { SectionHeading } from "../../../ui/headings.tsx";

interface LastMockGridProps {
  score: ReactNode;
  topics: ReactNode;
  /** Present from the second total on. */
  chart: ReactNode;
}

/** The score and weakest topics next to the chart where there's room, else stacked. */
export function LastMockGrid({ score, topics, chart }: LastMockGridProps) {
  return (
    <div className="@container border-t border-ink pt-6">
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 @3xl:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-8 @2xl:@max-3xl:grid-cols-2">
          <div>{score}</div>
          {chart && <TopicsBlock>{topics}</TopicsBlock>}
        </div>
        <div className="min-w-0">{chart || <TopicsBlock>{topics}</TopicsBlock>}</div>
      </div>
    </div>
  );
}

function TopicsBlock({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Weakest topics">
      <SectionHeading level={3}>Weakest topics</SectionHeading>
      <div className="mt-3">{children}</div>
    </section>
  );
}
