/** What's shown in place of a question while waiting for the server. */
import type { TimeAllowed } from "@theta/contract";
import { Button } from "../../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { useHasClock } from "../../test-settings/test-settings-data.ts";
import { ExamBar } from "./exam-bar.tsx";
import { ExamFrame } from "./exam-frame.tsx";
import { ExamSheet } from "./exam-sheet.tsx";
import { useDelayed } from "./use-delayed.ts";

export interface WaitingProps {
  /** The test's name. */
  name: string;
  /** There's no connection. */
  isWaiting: boolean;
  hasUnsent: boolean;
  onRetry: () => void;
}

/** As many as most questions have. */
const OPTIONS = 5;

const tryNow = (onRetry: () => void) => (
  <Button variant="outline" onClick={onRetry}>
    Try now
  </Button>
);

interface ExamOpeningProps extends WaitingProps {
  /** What to call it: "quiz". */
  what: string;
  /** Undefined before it's known. */
  time: TimeAllowed | undefined;
}

export function ExamOpening(props: ExamOpeningProps) {
  const { name, what, time, isWaiting, hasUnsent, onRetry } = props;
  const hasClock = useHasClock(time);
  if (isWaiting) {
    return (
      <ExamSheet name={name} title="We can't reach the server" actions={tryNow(onRetry)}>
        <p role="alert">
          The {what} will open as soon as you're back online.
          {hasUnsent && " Your last answer is saved on this device and will be sent first."}
        </p>
        {hasClock && <p>If the {what} has already started, its clock keeps running.</p>}
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
          {Array.from({ length: OPTIONS }, (_, place) => (
            <SkeletonBlock key={place} className="h-12 rounded-md" />
          ))}
        </div>
      </Skeleton>
    </ExamFrame>
  );
}

interface ExamEndingProps extends WaitingProps {
  title: string;
  /** What will happen when the connection is back: "The quiz will be submitted". */
  outcome: string;
  /** What's happening, if it takes a moment: "Submitting the quiz…". */
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
        We can't reach the server. {outcome} as soon as you're back online, and every saved answer
        counts.
      </p>
      {hasUnsent && (
        <p>
          Your last answer is saved on this device. It only counts if it arrives within ten seconds
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
        You've opened this {what} in another tab, and it's running there now. Nothing is lost:
        everything you've chosen is saved.
      </p>
    </ExamSheet>
  );
}
