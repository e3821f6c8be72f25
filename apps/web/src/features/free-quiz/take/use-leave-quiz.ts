import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { kindOf, listOf } from "../shared/quiz-kind.ts";
import { forgetQuizzes } from "../shared/quiz-data.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { showFailure } from "../../../lib/call/show-failure.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import type { QuizStage } from "./run/quiz-stage.ts";

/**
 * Leads away from a quiz that is over. The next screen replaces the quiz in the history, so that Back
 * doesn't return to it.
 */
export function useLeaveQuiz(quiz: QuizState, stage: QuizStage): void {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const leave = useEffectEvent((at: QuizStage["at"]) => {
    // It has started or is over, so every list that shows it is out of date.
    if (at === "question" || at === "ended" || at === "finished") dispatch(forgetQuizzes());
    if (stage.at === "ended") {
      if (stage.by !== "elsewhere") toast.success("Test Submit Sucessfully");
      if (stage.by === "learner") return void navigate("/dashboard/Gmat", { replace: true });
    }
    if (at === "finished" || (stage.at === "ended" && stage.by === "elsewhere")) {
      toast.info(`This ${kindOf(quiz)} is over. Here's your result.`);
      const state = stateOf({ ...quiz, status: 2 });
      return void navigate("/SolutionAndAnaalytics", { replace: true, state });
    }
    if (stage.at === "refused") {
      showFailure(stage.refusal);
      void navigate(listOf(quiz), { replace: true });
    }
  });
  useEffect(() => leave(stage.at), [stage.at]);
}
