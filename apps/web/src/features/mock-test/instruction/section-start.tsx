import type { MockCard } from "@theta/contract";
import { ExamStep } from "../../exam/frame/exam-step.tsx";
import { LockDialog } from "../card/lock-dialog.tsx";
import { OtherRunning } from "../shared/other-running.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { useOtherRunning } from "../shared/use-other-running.ts";
import { BreakOffer } from "./break-offer.tsx";
import type { NextSection } from "./next-section.ts";
import { NotStarted } from "./not-started.tsx";
import { SectionInstructions } from "./section-instructions.tsx";
import { SectionMinute } from "./section-minute.tsx";
import { useStartSection } from "./use-start-section.ts";
import { useTakeBreak } from "./use-take-break.ts";

interface SectionStartProps {
  mock: MockCard;
  section: NextSection;
  onStale: () => void;
}

/** What the section asks and the button that starts its clock. In exam mode, so does the end of a minute. */
export function SectionStart({ mock, section, onStale }: SectionStartProps) {
  const { start, isStarting, stop, lock, forget } = useStartSection(mock, section, onStale);
  const other = useOtherRunning(mock.mockTestId);
  const taking = useTakeBreak(mock.mockTestId);
  const { order = 1, sectionTypes } = section;
  // Between the press that takes the break and the break itself, the minute mustn't run out.
  const isTimed = section.mode === "exam" && !taking.isBusy;
  return (
    <ExamStep
      name={mock.name}
      leaveTo="/mock-test"
      place={mock.kind === "full" ? `Section ${order} of ${sectionTypes.length}` : "Sectional mock"}
      title={SECTION_WORDS[section.sectionType].name}
      timer={
        isTimed && (
          <SectionMinute
            key={section.mockTestSectionId}
            section={section}
            onZero={() => !isStarting && start()}
          />
        )
      }
      nextLabel="Start Test"
      onNext={start}
      busy={isStarting}
      busyLabel="Starting…"
      notice={stop ? <NotStarted stop={stop} /> : other && <OtherRunning other={other} />}
    >
      {section.break && (
        <BreakOffer
          mode={section.mode}
          time={section.time}
          pause={section.break}
          serverTime={section.serverTime}
          taking={taking}
        />
      )}
      <SectionInstructions section={section} />
      {lock && <LockDialog lock={lock} kind={mock.kind} open onClose={forget} />}
    </ExamStep>
  );
}
