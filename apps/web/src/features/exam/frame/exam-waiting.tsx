/** What stands in the place of a question while the server is waited for. */
import { Button } from "../../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFrame } from "./exam-frame.tsx";
import { ExamSheet } from "./exam-sheet.tsx";
import { useDelayed } from "./use-delayed.ts";

export interface WaitingProps {
  /** Of the test. */
  name: string;
  /** The line is down. */
  isWaiting: boolean;
  hasUnsent: boolean;
  onRetry: () => void;
}

const tryNow = (onRetry: () => void) => (
  <Button variant="outline" onClick={onRetry}>
    Try now
  </Button>
);

interface ExamOpeningProps extends WaitingProps {
  /** What it is called: "quiz". */
  what: string;
}

export function ExamOpening({ name, what, isWaiting, hasUnsent, onRetry }: ExamOpeningProps) {
  if (isWaiting) {
    return (
      <ExamSheet name={name} title="Theta cannot be reached" actions={tryNow(onRetry)}>
        <p role="alert">
          The {what} opens by itself as soon as the line is back.
          {hasUnsent && " Your last answer is kept on this device and will be sent first."}
        </p>
        <p>If the {what} has started already, its clock keeps running.</p>
      </ExamSheet>
    );
  }
  return (
    <ExamFrame bar={<ExamBar name={name} />}>
      <h1 className="sr-only">{name}</h1>
      <Skeleton
        label={`Opening the ${what}`}
        className="mx-auto flex max-w-152 flex-col gap-6 px-gutter py-6 md:py-10"
      >
        <SkeletonText lines={3} className="text-read" />
        <div className="flex flex-col gap-2">
          {["A", "B", "C", "D", "E"].map((letter) => (
            <SkeletonBlock key={letter} className="h-12 rounded-md" />
          ))}
        </div>
      </Skeleton>
    </ExamFrame>
  );
}

interface ExamEndingProps extends WaitingProps {
  title: string;
  /** What happens as soon as the line is back: "The quiz is submitted". */
  outcome: string;
  /** What is being done, if it takes a moment: "Submitting the quiz…". */
  doing: string;
}

export function ExamEnding(props: ExamEndingProps) {
  const { name, title, outcome, doing, isWaiting, hasUnsent, onRetry } = props;
  const isSlow = useDelayed(true, 400);
  if (!isWaiting && !hasUnsent) {
    return (
      <ExamSheet name={name} title={title}>
        <output>{isSlow && doing}</output>
      </ExamSheet>
    );
  }
  return (
    <ExamSheet name={name} title={title} actions={tryNow(onRetry)}>
      <p role="alert">
        Theta cannot be reached. {outcome} as soon as the line is back; everything that was saved
        counts.
      </p>
      {hasUnsent && (
        <p>
          Your last choice is kept on this device. It counts only if it arrives within ten seconds
          of the end.
        </p>
      )}
    </ExamSheet>
  );
}

interface OpenElsewhereProps {
  name: string;
  what: string;
  onTakeOver: () => void;
}

export function OpenElsewhere({ name, what, onTakeOver }: OpenElsewhereProps) {
  return (
    <ExamSheet
      name={name}
      title="Open in another tab"
      actions={<Button onClick={onTakeOver}>Use it here</Button>}
    >
      <p role="alert">
        This {what} is open in another tab of this browser, and goes on there. Nothing is lost: what
        you have chosen here is saved or kept on this device.
      </p>
    </ExamSheet>
  );
}
