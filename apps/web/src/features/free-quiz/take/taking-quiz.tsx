import {
  ExamEnding,
  ExamOpening,
  OpenElsewhere,
  type WaitingProps,
} from "../../exam/frame/exam-waiting.tsx";
import { useExamRun } from "../../exam/run/use-exam-run.ts";
import { useMovedClock } from "../../exam/run/use-moved-clock.ts";
import { kindOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { runOf } from "./run/quiz-runs.ts";
import { QuizQuestion } from "./quiz-question.tsx";
import type { EndedBy } from "./run/quiz-stage.ts";
import { TimeWasUp } from "./time-was-up.tsx";
import { useLeaveQuiz } from "./use-leave-quiz.ts";

interface TakingQuizProps {
  quiz: QuizState;
  learnerId: string;
}

export function TakingQuiz({ quiz, learnerId }: TakingQuizProps) {
  const run = runOf(learnerId, quiz.freeQuizId);
  const { stage, queue } = useExamRun(run);
  useMovedClock(run, stage);
  useLeaveQuiz(quiz, stage);

  const hasUnsent = queue.at === "waiting";
  const { name, time } = quiz;
  const what = kindOf(quiz);
  const waiting = { name, isWaiting: false, hasUnsent, onRetry: run.tryNow };
  switch (stage.at) {
    case "question":
      return <QuizQuestion run={run} stage={stage} queue={queue} />;
    case "elsewhere":
      return <OpenElsewhere name={name} what={what} onTakeOver={run.open} />;
    case "ended":
      if (stage.by === "time") return <TimeWasUp quiz={quiz} score={stage.score} />;
      return <Submitting {...waiting} by={stage.by} kind={what} />;
    case "ending":
      return <Submitting {...waiting} isWaiting={stage.isWaiting} by={stage.by} kind={what} />;
    case "opening":
      return (
        <ExamOpening {...waiting} {...{ what, time }} isWaiting={stage.isWaiting || hasUnsent} />
      );
    case "finished":
    case "refused":
      return <ExamOpening {...waiting} {...{ what, time }} />;
  }
}

function Submitting({ by, kind, ...waiting }: WaitingProps & { by: EndedBy; kind: string }) {
  return (
    <ExamEnding
      {...waiting}
      title={by === "time" ? "Time's up" : "Submitting your answers"}
      outcome={`The ${kind} will be submitted`}
      doing={`Submitting the ${kind}…`}
    />
  );
}
