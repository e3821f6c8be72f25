import type { MockCard, SectionDetails } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { Button } from "../../../ui/button.tsx";
import { endTitle, endWords } from "./end-words.ts";
import { GoingOn } from "./going-on.tsx";
import type { AtEnd } from "./run/mock-stage.ts";
import { useGoOnAfterwards } from "./use-go-on-afterwards.ts";

interface SectionEndedProps {
  mock: MockCard;
  stage: AtEnd;
  onGoOn: (next: SectionDetails | null) => void;
  onRetry: () => void;
}

/** Says what has ended, then what comes next. */
export function SectionEnded({ mock, stage, onGoOn, onRetry }: SectionEndedProps) {
  const { end, next, isWaiting } = stage;
  const isReady = next !== null;
  const goOn = () => onGoOn(next);
  // Whom the time has overtaken between sections may look up only now, and must find why.
  const goesOn = isReady && end.endedBy === "learner";
  const { secondsLeft, stay } = useGoOnAfterwards(goesOn, goOn);
  return (
    <ExamSheet
      name={mock.name}
      title={endTitle(end)}
      actions={
        <>
          {isReady && <Button onClick={goOn}>Continue</Button>}
          {!isReady && isWaiting && (
            <Button variant="outline" onClick={onRetry}>
              Try now
            </Button>
          )}
          {secondsLeft !== null && (
            <Button variant="outline" onClick={stay}>
              Stay
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{endWords(end)}</p>
      {isWaiting && !isReady ? (
        <p role="alert">
          We can't reach the server. You'll continue as soon as you're back online, and no clock is
          running.
        </p>
      ) : (
        <p>
          {next?.sectionType
            ? `Next: ${SECTION_WORDS[next.sectionType].name}.${next.time === "no-clock" ? "" : " Its clock isn't running yet."}`
            : " "}
        </p>
      )}
      {goesOn && <GoingOn to="the next section" seconds={secondsLeft} />}
    </ExamSheet>
  );
}
