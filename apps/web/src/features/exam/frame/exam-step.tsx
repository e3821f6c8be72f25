import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFoot, ExamFrame } from "./exam-frame.tsx";
import { LeaveLink } from "./leave-link.tsx";

interface ExamStepProps {
  /** The test's name. */
  name: string;
  /** Where Leave leads. */
  leaveTo: string;
  /** "Step 2 of 4". A new place moves the focus to the title. */
  place: string;
  title: string;
  /** In the bar, where it is seen however far the page is scrolled. */
  timer?: ReactNode;
  onPrevious?: (() => void) | undefined;
  nextLabel: string;
  onNext: () => void;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** What's stopping the learner from going on. */
  notice?: ReactNode;
  /** It comes after something that had the focus and is gone. */
  takesFocus?: boolean | undefined;
  children: ReactNode;
}

/** A page before a test: something to read or choose, and the way on. */
export function ExamStep(props: ExamStepProps) {
  const { name, leaveTo, place, title, onPrevious, nextLabel, onNext, notice, children } = props;
  const heading = useFocusOnChange(place, props.takesFocus === true);
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
        <h1 ref={heading} tabIndex={-1} className="mt-1 headline text-h2">
          {title}
        </h1>
        {children}
      </div>
    </ExamFrame>
  );
}

/** The next step starts at its title, for eyes and screen readers alike. */
function useFocusOnChange(place: string, fromTheStart: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(fromTheStart ? null : place);
  // Before it is painted, or the focus could leave what somebody has just reached.
  useLayoutEffect(() => {
    if (first.current !== place) title.current?.focus();
    first.current = place;
  }, [place]);
  return title;
}
