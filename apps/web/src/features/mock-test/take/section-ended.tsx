import type { MockCard, SectionDetails } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { Button } from "../../../ui/button.tsx";
import { endTitle, endWords } from "./end-words.ts";
import { GoingOn } from "./going-on.tsx";
import type { AtEnd } from "./run/mock-stage.ts";
import { SHOWN_AT_ZERO_SECONDS, SHOWN_SECONDS, useGoOnAfterwards } from "./use-go-on-afterwards.ts";
import { useReopened } from "./use-reopened.ts";

interface SectionEndedProps {
  mock: MockCard;
  learnerId: string;
  stage: AtEnd;
  onGoOn: (next: SectionDetails | null) => void;
  onRetry: () => void;
}

/** Says what has ended, then what comes next. */
export function SectionEnded({ mock, learnerId, stage, onGoOn, onRetry }: SectionEndedProps) {
  const { end, next, isWaiting } = stage;
  useReopened({ mock, learnerId, end }, onGoOn);
  const isReady = next !== null;
  const goOn = () => onGoOn(next);
  const goesOn = next !== null && (end.endedBy === "learner" || goesStraightOn(next));
  const shownSeconds = end.endedBy === "time" ? SHOWN_AT_ZERO_SECONDS : SHOWN_SECONDS;
  const { secondsLeft, stay } = useGoOnAfterwards(goesOn, goOn, shownSeconds);
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
      {goesOn && (
        <GoingOn to="the next section" seconds={secondsLeft} shownSeconds={shownSeconds} />
      )}
    </ExamSheet>
  );
}

/**
 * Whether a section that ran out of time leads to the next one automatically, as on the exam. In
 * forward-only mode it doesn't: a learner who looked away has to be able to find out why the
 * section ended. It doesn't without a clock, either, because by then 24 hours have passed.
 */
function goesStraightOn({ mode, time }: SectionDetails): boolean {
  return mode === "exam" && time !== "no-clock";
}
