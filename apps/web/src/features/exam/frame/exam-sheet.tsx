import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFrame } from "./exam-frame.tsx";

interface ExamSheetProps {
  /** The test's name. */
  name: string;
  title: string;
  children: ReactNode;
  /** The test's result, which gets more room than text does. */
  result?: ReactNode;
  actions?: ReactNode;
  /** On the right of the bar. */
  aside?: ReactNode;
}

/** Shown instead of a question: a title, a few words, and what to do. */
export function ExamSheet({ name, title, children, result, actions, aside }: ExamSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <ExamFrame bar={<ExamBar name={name} aside={aside} />}>
      <div
        className={classNames(
          "mx-auto px-gutter",
          result ? "max-w-5xl py-8 md:py-14" : "max-w-152 py-12 md:py-24",
        )}
      >
        <div className="border-t border-ink pt-6">
          <h1 ref={heading} tabIndex={-1} className="headline text-h2">
            {title}
          </h1>
          <div className="mt-3 flex flex-col gap-3 text-lg text-ink-2">{children}</div>
          {result}
          {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        </div>
      </div>
    </ExamFrame>
  );
}
