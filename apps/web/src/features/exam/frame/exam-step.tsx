import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFoot, ExamFrame } from "./exam-frame.tsx";
import { LeaveLink } from "./leave-link.tsx";

interface ExamStepProps {
  /** The test's name. */
  name: string;
  /** Where Leave leads. */
  leaveTo: string;
  /** "Step 2 of 4". Each place starts with the focus on its title. */
  place: string;
  title: string;
  /** In the bar, where it stays visible as the page scrolls. */
  timer?: ReactNode;
  onPrevious?: (() => void) | undefined;
  nextLabel: string;
  onNext: () => void;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** What's stopping the learner from continuing. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page before a test: something to read or choose, and the way on. */
export function ExamStep(props: ExamStepProps) {
  const { name, leaveTo, place, title, onPrevious, nextLabel, onNext, notice, children } = props;
  return (
    <ExamFrame
      contentKey={place}
      bar={
        <ExamBar
          name={name}
          aside={
            <div className="flex items-center gap-6">
              {props.timer}
              <LeaveLink to={leaveTo} />
            </div>
          }
        />
      }
      notice={notice}
      foot={
        <ExamFoot
          left={
            onPrevious && (
              <Button variant="outline" onClick={onPrevious}>
                <ArrowLeft aria-hidden="true" className="size-4 @max-[40rem]:hidden" /> Previous
              </Button>
            )
          }
          hints={null}
          right={
            <Button
              busy={props.busy}
              busyLabel={props.busyLabel}
              onClick={({ detail }) => {
                // A double click is one step, because the next one should be read.
                if (detail <= 1) onNext();
              }}
            >
              {nextLabel}
              <ArrowRight aria-hidden="true" className="size-4 @max-[40rem]:hidden" />
            </Button>
          }
        />
      }
    >
      <div className="mx-auto max-w-170 px-gutter py-8 md:py-14">
        <p className="numerals text-sm text-ink-muted">{place}</p>
        <h1 key={place} ref={takeFocus} tabIndex={-1} className="mt-1 headline text-h2">
          {title}
        </h1>
        {children}
      </div>
    </ExamFrame>
  );
}

/** For sighted users, screen readers, and keyboard scrolling. */
function takeFocus(title: HTMLHeadingElement | null): void {
  title?.focus();
}
