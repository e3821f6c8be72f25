/** What stands in the place of a question. */
import type { MockCard } from "@theta/contract";
import { ExamBar } from "../../lib/exam/exam-bar.tsx";
import { ExamFrame } from "../../lib/exam/exam-frame.tsx";
import { ExamSheet } from "../../lib/exam/exam-sheet.tsx";
import { useLasting } from "../../lib/exam/use-lasting.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";

interface WaitingProps {
  mock: MockCard;
  isWaiting: boolean;
  hasUnsent: boolean;
  onRetry: () => void;
}

const tryNow = (onRetry: () => void) => (
  <Button variant="outline" onClick={onRetry}>
    Try now
  </Button>
);

export function MockOpening({ mock, isWaiting, hasUnsent, onRetry }: WaitingProps) {
  if (isWaiting) {
    return (
      <ExamSheet name={mock.name} title="Theta cannot be reached" actions={tryNow(onRetry)}>
        <p role="alert">
          The test opens by itself as soon as the line is back.
          {hasUnsent && " Your last answer is kept on this device and will be sent first."}
        </p>
        <p>If a section has been started, its clock keeps running.</p>
      </ExamSheet>
    );
  }
  return (
    <ExamFrame bar={<ExamBar name={mock.name} />}>
      <h1 className="sr-only">{mock.name}</h1>
      <Skeleton
        label="Opening the section"
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

export function MockEnding({ mock, isWaiting, hasUnsent, onRetry }: WaitingProps) {
  const isSlow = useLasting(true, 400);
  if (isWaiting || hasUnsent) {
    return (
      <ExamSheet name={mock.name} title="Time is up" actions={tryNow(onRetry)}>
        <p role="alert">
          Theta cannot be reached. The section is ended as soon as the line is back; everything that
          was saved counts.
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
  return (
    <ExamSheet name={mock.name} title="Time is up">
      <output>{isSlow && "Ending the section…"}</output>
    </ExamSheet>
  );
}

export function OpenElsewhere({ mock, onTakeOver }: { mock: MockCard; onTakeOver: () => void }) {
  return (
    <ExamSheet
      name={mock.name}
      title="Open in another tab"
      actions={<Button onClick={onTakeOver}>Use it here</Button>}
    >
      <p role="alert">
        This test is open in another tab of this browser, and goes on there. Nothing is lost: what
        you have chosen here is saved or kept on this device.
      </p>
    </ExamSheet>
  );
}
