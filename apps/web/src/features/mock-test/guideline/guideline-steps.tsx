import type { MockCard, MockMode } from "@theta/contract";
import { useRef, useState } from "react";
import { ExamStep } from "../../exam/frame/exam-step.tsx";
import { ExamMinute } from "../shared/exam-minute.tsx";
import { LockDialog } from "../card/lock-dialog.tsx";
import { OtherRunning } from "../shared/other-running.tsx";
import { StoppedNotice } from "../shared/stopped-notice.tsx";
import { useOtherRunning } from "../shared/use-other-running.ts";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { useStepOfPlace } from "../shared/use-step-of-place.ts";
import { GeneralInstructions } from "./general-instructions.tsx";
import { ModeChoice } from "./mode-choice.tsx";
import { FIRST_ORDER, SectionOrdering } from "./section-ordering.tsx";
import { useOpenMock } from "./use-open-mock.ts";

const CHOOSE = "Please select a section order to proceed";

interface GuidelineStepsProps {
  mock: MockCard;
  /** The one chosen for the mock before this one. */
  lastMode: MockMode;
  /** It was opened elsewhere. */
  onStale: () => void;
}

/** First the rules for the whole test, then the mode and the order of sections. A sectional mock has no order. */
export function GuidelineSteps({ mock, lastMode, onStale }: GuidelineStepsProps) {
  const isFull = mock.kind === "full";
  const [asked, goTo] = useStepOfPlace(2);
  const step = isFull ? asked : 1;
  const [mode, setMode] = useState(lastMode);
  const [order, setOrder] = useState<number | null>(null);
  const [isUnchosen, setUnchosen] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
  const { time } = useTestSettings();
  const other = useOtherRunning(mock.mockTestId);
  const { open, isOpening, lock, failure, forget } = useOpenMock(mock, onStale);

  function goOn() {
    if (isFull && step === 1) return goTo(2);
    if (!isFull || order !== null) return open({ order, mode });
    setUnchosen(true);
    firstChoice.current?.focus();
  }
  function choose(chosen: number) {
    setOrder(chosen);
    setUnchosen(false);
  }
  function goOnAtZero() {
    if (isOpening) return;
    const taken = order ?? FIRST_ORDER;
    choose(taken);
    open({ order: taken, mode });
  }
  const modeChoice = <ModeChoice kind={mock.kind} mode={mode} onChange={setMode} />;
  const isTimed = step === 2 && mode === "exam";
  const reason = step === 2 && isUnchosen ? CHOOSE : failure;
  return (
    <ExamStep
      name={mock.name}
      leaveTo="/mock-test"
      place={isFull ? `Step ${step} of 2` : "Before you start"}
      title={step === 1 ? "How a mock works" : "Section Ordering"}
      timer={isTimed && <ExamMinute label="Time to choose" time={time} onZero={goOnAtZero} />}
      onPrevious={step === 2 ? () => goTo(1) : undefined}
      nextLabel="Next"
      onNext={goOn}
      busy={isOpening}
      busyLabel="Opening…"
      // Above the foot, because the choices are taller than a phone's window.
      notice={
        reason ? <StoppedNotice>{reason}</StoppedNotice> : other && <OtherRunning other={other} />
      }
    >
      {step === 1 ? (
        <>
          <GeneralInstructions mock={mock} mode={mode} />
          {!isFull && modeChoice}
        </>
      ) : (
        <SectionOrdering mode={mode} order={order} firstChoice={firstChoice} onChange={choose}>
          {modeChoice}
        </SectionOrdering>
      )}
      {lock && <LockDialog lock={lock} kind={mock.kind} open onClose={forget} />}
    </ExamStep>
  );
}
