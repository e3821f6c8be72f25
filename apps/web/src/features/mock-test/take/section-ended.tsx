import type { MockCard, SectionDetails, SectionEnd } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { useEffect, useRef } from "react";
import { stateOfMock } from "../shared/mock-state.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { AtEnd } from "./mock-stage.ts";
import { SHOWN_SECONDS, useGoOnAfterwards } from "./use-go-on-afterwards.ts";

interface SectionEndedProps {
  mock: MockCard;
  stage: AtEnd;
  onGoOn: (next: SectionDetails | null) => void;
  onRetry: () => void;
}

/** Says what has ended, then what comes next. */
export function SectionEnded({ mock, stage, onGoOn, onRetry }: SectionEndedProps) {
  const { end, next, isWaiting } = stage;
  const isReady = end.isMockOver || next !== null;
  const goOn = () => onGoOn(next);
  // If time ran out between sections, the learner may only look up now, and must see why.
  const goesOn = isReady && (end.isMockOver || end.endedBy === "learner");
  const { secondsLeft, stay } = useGoOnAfterwards(goesOn, goOn);
  return (
    <ExamSheet
      name={mock.name}
      title={titleOf(end)}
      actions={
        <>
          <Actions mock={mock} stage={stage} onGoOn={goOn} onRetry={onRetry} />
          {secondsLeft !== null && (
            <Button variant="outline" onClick={stay}>
              Stay
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{wordsOf(end)}</p>
      {isWaiting && !isReady ? (
        <p role="alert">
          We can't reach the server. You'll go on as soon as you're back online, and no clock is
          running.
        </p>
      ) : (
        <p>
          {end.isMockOver
            ? "That's the whole test. Your score is ready, and you'll find it on the dashboard too."
            : next?.sectionType
              ? `Next: ${SECTION_WORDS[next.sectionType].name}. Its clock won't start until you start it.`
              : " "}
        </p>
      )}
      {goesOn && (
        <GoingOn to={end.isMockOver ? "the dashboard" : "the next section"} seconds={secondsLeft} />
      )}
    </ExamSheet>
  );
}

/** The countdown is for the eye. Screen readers say once what's about to happen, and when it's stopped. */
function GoingOn({ to, seconds }: { to: string; seconds: number | null }) {
  const isGoing = seconds !== null;
  const line = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (!isGoing && document.activeElement === document.body) line.current?.focus();
  }, [isGoing]);
  return (
    <div ref={line} tabIndex={-1} className="text-sm text-ink-muted">
      <output className="sr-only">
        {isGoing
          ? `In ${SHOWN_SECONDS} seconds you'll go to ${to}. Press any key to stay here.`
          : "You'll stay here until you move on."}
      </output>
      <p aria-hidden="true" className="numerals">
        {isGoing
          ? `Going to ${to} in ${seconds} s. Press any key to stay here.`
          : "You'll stay here until you move on."}
      </p>
    </div>
  );
}

function Actions({
  mock,
  stage,
  onGoOn,
  onRetry,
}: Omit<SectionEndedProps, "onGoOn"> & { onGoOn: () => void }) {
  const { end, next, isWaiting } = stage;
  if (end.isMockOver)
    return (
      <>
        <ButtonLink to="/mock-test-analytics" replace state={stateOfMock({ ...mock, status: 3 })}>
          See your analytics
        </ButtonLink>
        <Button variant="outline" onClick={onGoOn}>
          Go to the dashboard
        </Button>
      </>
    );
  if (next) return <Button onClick={onGoOn}>Go on</Button>;
  return (
    isWaiting && (
      <Button variant="outline" onClick={onRetry}>
        Try now
      </Button>
    )
  );
}

function titleOf({ endedBy, answered, totalQuestions, sectionType }: SectionEnd): string {
  if (endedBy === "time") return `Time's up: ${answered} of ${totalQuestions} answered`;
  return `${SECTION_WORDS[sectionType].name} is finished`;
}

function wordsOf({ endedBy, answered, totalQuestions, sectionType }: SectionEnd): string {
  const section = SECTION_WORDS[sectionType].name;
  if (endedBy === "learner") return `You answered all ${totalQuestions} questions in this section.`;
  const left = totalQuestions - answered;
  if (left === 0) return `${section} is over, with every question answered.`;
  return `${section} is over. The ${left === 1 ? "question" : `${left} questions`} you didn't answer count${left === 1 ? "s" : ""} against your score.`;
}
