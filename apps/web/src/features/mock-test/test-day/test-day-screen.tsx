import type { SectionEnd } from "@theta/contract";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { ExamStep } from "../../exam/frame/exam-step.tsx";
import { Button } from "../../../ui/button.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { isRunning } from "../shared/mock-words.ts";
import { pathOfMock } from "../shared/path-of-mock.ts";
import { StoppedNotice } from "../shared/stopped-notice.tsx";
import { useStepOfPlace } from "../shared/use-step-of-place.ts";
import { DeviceCheck } from "./check/device-check.tsx";
import { ScratchSheet } from "./scratch/scratch-sheet.tsx";
import { ScratchText } from "./scratch/scratch-text.tsx";
import { StartText } from "./start/start-text.tsx";
import { type MockToStart, useMockToStart } from "./start/use-mock-to-start.ts";
import { TutorialExam } from "./tutorial/tutorial-exam.tsx";
import { TutorialDone, TutorialIntro } from "./tutorial/tutorial-texts.tsx";

const LIST = "/mock-test";
const STEPS = 4;
const TUTORIAL = 2;
const SCRATCH = 3;

/** The practice question: not opened, on screen, or how it ended. */
type Tutorial = "before" | "running" | SectionEnd["endedBy"];

/** A rehearsal before a mock: check the device, try the screen, print scratch paper, start. */
export function TestDayScreen() {
  const [step, goTo] = useStepOfPlace(STEPS);
  const [tutorial, setTutorial] = useState<Tutorial>("before");
  const toStart = useMockToStart();
  const start = useStart(toStart);
  const tryScreen = () => setTutorial("running");
  function skip() {
    setTutorial("before");
    goTo(SCRATCH);
  }
  if (step === TUTORIAL && tutorial === "running")
    return <TutorialExam onEnd={setTutorial} onSkip={skip} />;

  const { title, nextLabel, onNext, content } = lookOf(step, {
    tutorial,
    toStart,
    start,
    tryScreen,
    skip,
    next: () => goTo(step + 1),
  });
  const isScratch = step === SCRATCH;
  return (
    <>
      {/* On paper, there's only the sheet. */}
      <div className={isScratch ? "print:hidden" : undefined}>
        <ExamStep
          name="Test day"
          leaveTo={LIST}
          place={`Step ${step} of ${STEPS}`}
          title={title}
          onPrevious={step > 1 ? () => goTo(step - 1) : undefined}
          nextLabel={nextLabel}
          onNext={onNext}
          busy={step === STEPS && toStart.state === "loading"}
          notice={<ClockNotice toStart={toStart} onReturn={start} />}
        >
          {content}
        </ExamStep>
      </div>
      {isScratch && <ScratchSheet className="hidden w-full print:block" />}
    </>
  );
}

interface StepLook {
  title: string;
  nextLabel: string;
  onNext: () => void;
  content: ReactNode;
}

interface StepParts {
  tutorial: Tutorial;
  toStart: MockToStart;
  start: () => void;
  tryScreen: () => void;
  skip: () => void;
  next: () => void;
}

function lookOf(
  step: number,
  { tutorial, toStart, start, tryScreen, skip, next }: StepParts,
): StepLook {
  const goOn = { nextLabel: "Next", onNext: next };
  if (step === 1) return { ...goOn, title: "Check your device", content: <DeviceCheck /> };
  if (step === SCRATCH) return { ...goOn, title: "Scratch paper", content: <ScratchText /> };
  if (step === STEPS)
    return {
      title: "Ready to start",
      nextLabel: "Start",
      onNext: start,
      content: <StartText toStart={toStart} />,
    };
  if (tutorial === "before" || tutorial === "running")
    return {
      title: "Try the screen",
      nextLabel: "Start the tutorial",
      onNext: tryScreen,
      content: <TutorialIntro onSkip={skip} />,
    };
  return {
    ...goOn,
    title: "That's everything",
    content: <TutorialDone endedBy={tutorial} onAgain={tryScreen} />,
  };
}

/** Leads to the mock, or to the list if there's none. Back then leads to the screen before the rehearsal. */
function useStart(toStart: MockToStart): () => void {
  const navigate = useNavigate();
  return () => {
    if (toStart.state !== "found") return void navigate(LIST, { replace: true });
    const { mock } = toStart;
    void navigate(pathOfMock(mock), { replace: true, state: stateOfMock(mock) });
  };
}

/** There's no time for a rehearsal while a section's clock runs. */
function ClockNotice({ toStart, onReturn }: { toStart: MockToStart; onReturn: () => void }) {
  if (toStart.state !== "found" || !isRunning(toStart.mock)) return null;
  return (
    <StoppedNotice
      action={
        <Button variant="outline" size="sm" onClick={onReturn}>
          Return to it
        </Button>
      }
    >
      A section of {toStart.mock.name} is in progress
      {toStart.mock.time !== "no-clock" && ", and its clock is running"}.
    </StoppedNotice>
  );
}
