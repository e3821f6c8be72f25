import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFrame } from "./exam-frame.tsx";

interface ExamSheetProps {
  /** The test's name. */
  name: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** On the right of the bar. */
  aside?: ReactNode;
}

/** What's shown in place of a question: a title, a few words, and what to do. */
export function ExamSheet({ name, title, children, actions, aside }: ExamSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <ExamFrame bar={<ExamBar name={name} aside={aside} />}>
      <div className="mx-auto max-w-152 px-gutter py-12 md:py-24">
        <div className="border-t border-ink pt-6">
          <h1 ref={heading} tabIndex={-1} className="headline text-h2">
            {title}
          </h1>
          <div className="mt-3 flex flex-col gap-3 text-lg text-ink-2">{children}</div>
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
    </ExamFrame>
  );
}
