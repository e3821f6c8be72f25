import type { MockCard } from "@theta/contract";
import { useRef, useState } from "react";
import { ExamStep } from "../../exam/frame/exam-step.tsx";
import { LockDialog } from "../shared/lock-dialog.tsx";
import { StoppedNotice } from "../shared/stopped-notice.tsx";
import { GeneralInstructions } from "./general-instructions.tsx";
import { SectionOrdering } from "./section-ordering.tsx";
import { useGuidelineStep } from "./use-guideline-step.ts";
import { useOpenMock } from "./use-open-mock.ts";

const CHOOSE = "Please select a section order to proceed";

interface GuidelineStepsProps {
  mock: MockCard;
  /** It was opened elsewhere. */
  onStale: () => void;
}

/** First the rules for the whole test, then the order of sections. A sectional mock has no order. */
export function GuidelineSteps({ mock, onStale }: GuidelineStepsProps) {
  const isFull = mock.kind === "full";
  const [asked, goTo] = useGuidelineStep();
  const step = isFull ? asked : 1;
  const [order, setOrder] = useState<number | null>(null);
  const [isUnchosen, setUnchosen] = useState(false);
  const firstChoice = useRef<HTMLInputElement>(null);
  const { open, isOpening, lock, failure, forget } = useOpenMock(mock, onStale);

  function goOn() {
    if (isFull && step === 1) return goTo(2);
    if (!isFull || order !== null) return open(order);
    setUnchosen(true);
    firstChoice.current?.focus();
  }
  const reason = step === 2 && isUnchosen ? CHOOSE : failure;
  return (
    <ExamStep
      name={mock.name}
      leaveTo="/mock-test"
      place={isFull ? `Step ${step} of 2` : "Before you start"}
      title={step === 1 ? "How a mock works" : "Section Ordering"}
      onPrevious={step === 2 ? () => goTo(1) : undefined}
      nextLabel="Next"
      onNext={goOn}
      busy={isOpening}
      busyLabel="Opening…"
      // Above the foot, because the choices are taller than a phone's window.
      notice={reason && <StoppedNotice>{reason}</StoppedNotice>}
    >
      {step === 1 ? (
        <GeneralInstructions mock={mock} />
      ) : (
        <SectionOrdering
          order={order}
          firstChoice={firstChoice}
          onChange={(chosen) => {
            setOrder(chosen);
            setUnchosen(false);
          }}
        />
      )}
      {lock && <LockDialog lock={lock} kind={mock.kind} open onClose={forget} />}
    </ExamStep>
  );
}
