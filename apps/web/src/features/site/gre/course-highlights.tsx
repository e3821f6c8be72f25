import type { ReactNode } from "react";
import { Tabs } from "../../../ui/tabs.tsx";
import { CalendarFigure } from "./figures/calendar-figure.tsx";
import { FeesFigure } from "./figures/fees-figure.tsx";
import { ScalesFigure } from "./figures/scales-figure.tsx";
import { TimelineFigure } from "./figures/timeline-figure.tsx";
import { type Highlight, type HighlightBlock, HIGHLIGHTS } from "./gre-words.ts";

const FIGURES: Record<Highlight["name"], ReactNode> = {
  Overview: <ScalesFigure />,
  Syllabus: <TimelineFigure />,
  Fee: <FeesFigure />,
  Dates: <CalendarFigure />,
};

export function CourseHighlights() {
  return (
    <section aria-labelledby="course-highlights-title">
      <h2 id="course-highlights-title" className="headline mb-4 text-h2">
        Course Highlights
      </h2>
      <Tabs
        label="Course Highlights"
        readWhole
        tabs={HIGHLIGHTS.map(({ name, blocks }) => ({
          value: name,
          label: name,
          content: <Panel name={name} blocks={blocks} />,
        }))}
      />
    </section>
  );
}

function Panel({ name, blocks }: Highlight) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        {/* In print and without scripts, there are no tabs to name the panel. */}
        <p className="mb-6 hidden border-b border-ink pb-2 headline text-h3 noscript:block print:block">
          {name}
        </p>
        <div className="flex flex-col gap-6">
          {blocks.map((block) => (
            <Block key={block.title} {...block} />
          ))}
        </div>
      </div>
      <div className="lg:pt-1">{FIGURES[name]}</div>
    </div>
  );
}

function Block({ title, content, points }: HighlightBlock) {
  return (
    <div className="max-w-measure">
      <h3 className="headline text-h4">{title}</h3>
      <p className="mt-1 text-ink-2">{content}</p>
      {points && (
        <ul className="mt-2 flex flex-col gap-1 text-ink-2">
          {points.map((point) => (
            // The bullet is a tick on the scale.
            <li
              key={point}
              className="relative pl-5 before:absolute before:top-[0.72em] before:left-0 before:h-px before:w-2.5 before:bg-ink-2"
            >
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
