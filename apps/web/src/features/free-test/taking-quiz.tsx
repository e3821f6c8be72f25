import { useEffect, useSyncExternalStore } from "react";
import { useAwakening } from "../../lib/exam/use-awakening.ts";
import { useUnsentWarning } from "../../lib/exam/use-unsent-warning.ts";
import type { QuizState } from "../../lib/quiz/quiz-state.ts";
import { runOf } from "./quiz-runs.ts";
import { RunEnding, RunOpening, OpenElsewhere, TimeWasUp } from "./run-stages.tsx";
import { RunQuestion } from "./run-question.tsx";
import { useWayOut } from "./use-way-out.ts";

interface TakingQuizProps {
  quiz: QuizState;
  learnerId: string;
}

export function TakingQuiz({ quiz, learnerId }: TakingQuizProps) {
  const run = runOf(learnerId, quiz.freeQuizId);
  const { stage, queue } = useSyncExternalStore(run.subscribe, run.view);
  useEffect(() => {
    run.open();
    return run.leave;
  }, [run]);
  useAwakening(() => void run.refresh());
  useUnsentWarning(run.hasUnsent);
  useWayOut(quiz, stage);

  const isWaiting = queue.at === "waiting";
  switch (stage.at) {
    case "question":
      return <RunQuestion run={run} stage={stage} queue={queue} />;
    case "elsewhere":
      return <OpenElsewhere quiz={quiz} onTakeOver={run.open} />;
    case "ending":
      return <RunEnding quiz={quiz} stage={stage} hasUnsent={isWaiting} onRetry={run.hurry} />;
    case "ended":
      if (stage.by === "time") return <TimeWasUp quiz={quiz} score={stage.score} />;
      return <RunEnding quiz={quiz} stage={{ ...stage, isWaiting: false }} onRetry={run.hurry} />;
    case "opening":
      return (
        <RunOpening
          quiz={quiz}
          isWaiting={stage.isWaiting || isWaiting}
          hasUnsent={isWaiting}
          onRetry={run.hurry}
        />
      );
    case "finished":
    case "refused":
      return <RunOpening quiz={quiz} isWaiting={false} hasUnsent={false} onRetry={run.hurry} />;
  }
}
