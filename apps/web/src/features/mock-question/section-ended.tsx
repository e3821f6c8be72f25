import type { MockCard, SectionDetails, SectionEnd } from "@theta/contract";
import { ExamSheet } from "../../lib/exam/exam-sheet.tsx";
import { stateOfMock } from "../../lib/mock/mock-state.ts";
import { SECTION_WORDS } from "../../lib/mock/section-words.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import type { AtEnd } from "./mock-stage.ts";
import { useGoOnAfterwards } from "./use-go-on-afterwards.ts";

interface SectionEndedProps {
  mock: MockCard;
  stage: AtEnd;
  onGoOn: (next: SectionDetails | null) => void;
  onRetry: () => void;
}

/** What has ended, shortly; then what comes next. */
export function SectionEnded({ mock, stage, onGoOn, onRetry }: SectionEndedProps) {
  const { end, next, isWaiting } = stage;
  const isReady = end.isMockOver || next !== null;
  const goOn = () => onGoOn(next);
  // Whom the time has overtaken may look up only now, and must find why. When all is over there is a choice.
  const goesOn = isReady && end.endedBy === "learner" && !end.isMockOver;
  useGoOnAfterwards(goesOn, goOn);
  return (
    <ExamSheet
      name={mock.name}
      title={titleOf(end)}
      actions={<Actions mock={mock} stage={stage} onGoOn={goOn} onRetry={onRetry} />}
    >
      <p role="alert">{wordsOf(end)}</p>
      {isWaiting && !isReady ? (
        <p role="alert">
          Theta cannot be reached. It goes on as soon as the line is back; no clock is running.
        </p>
      ) : (
        <p>
          {end.isMockOver
            ? "The test is over. Your score is ready, and waits for you on the dashboard."
            : next?.sectionType
              ? `Next: ${SECTION_WORDS[next.sectionType].name}. Its clock starts when you start it.`
              : " "}
        </p>
      )}
      {goesOn && (
        <p className="text-sm text-ink-muted">
          This goes on by itself in a moment. Press any key to stay here.
        </p>
      )}
    </ExamSheet>
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
          See the analytics
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
  if (endedBy === "time") return `Time was up: ${answered} of ${totalQuestions} answered`;
  return `${SECTION_WORDS[sectionType].name} is finished`;
}

function wordsOf({ endedBy, answered, totalQuestions, sectionType }: SectionEnd): string {
  const section = SECTION_WORDS[sectionType].name;
  if (endedBy === "learner")
    return `You have answered all ${totalQuestions} questions of this section.`;
  const left = totalQuestions - answered;
  if (left === 0) return `${section} is over, with every question answered.`;
  return `${section} is over. The ${left === 1 ? "question" : `${left} questions`} left without an answer count${left === 1 ? "s" : ""} against your score.`;
}
