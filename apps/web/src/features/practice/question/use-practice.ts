import {
  type Answer,
  practice,
  type PracticeFilter,
  quizFieldsOf,
  type ServedQuestion,
} from "@theta/contract";
import { useEffect, useEffectEvent, useState } from "react";
import {
  type NextPractice,
  type PracticeResult,
  useAnsweredPracticeQuestionMutation,
  useAnswerPracticeQuestionMutation,
  useNextPracticeQuestionMutation,
} from "../shared/practice-data.ts";
import { codeOf } from "../../../lib/call/code-of.ts";
import { type Failure, failureOf } from "../../../lib/call/server-data.ts";
import { addressOf, filterOfAddress } from "../shared/practice-filter.ts";

export interface Asked {
  state: "question";
  question: ServedQuestion;
  reason: NonNullable<NextPractice["reason"]>;
  /** Identifies this showing: the same question shown again is another one. */
  showing: string;
  /** Seconds since it was first shown, or null if that's too long ago to say. */
  secondsSoFar: number | null;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  onCheck: (answer: Answer, secondsInView: number) => void;
  isChecking: boolean;
  failure: Failure | null;
}

export interface Answered {
  state: "answered";
  result: PracticeResult;
  /** The answer came from another window. */
  isFromElsewhere: boolean;
  onNext: () => void;
  isGoingOn: boolean;
  failure: Failure | null;
}

export type PracticeView =
  | { state: "loading" }
  | { state: "failed"; failure: Failure; onRetry: () => void }
  | { state: "nothing" }
  | Asked
  | Answered;

interface Practice {
  view: PracticeView;
  /** How many questions match, or null until that's known. */
  fitting: number | null;
  /** Changes with everything that's shown. Null while something is loading. */
  shown: string | null;
}

/** One question after another, as the filter asks. The server picks them. */
export function usePractice(filter: PracticeFilter): Practice {
  const [ask, asked] = useNextPracticeQuestionMutation();
  const { sent, fetched, result, choice, setChoice, check, forget } = useCheck();

  async function goOn(wanted: PracticeFilter) {
    const after = result && { after: result.question.questionId };
    const { error } = await ask({ filter: wanted, ...after });
    if (error || !result) return;
    forget();
  }
  const begin = useEffectEvent((wanted: string) => {
    void goOn(filterOfAddress(new URLSearchParams(wanted)));
  });
  // As text, because the same filter is a new object on every render.
  const address = addressOf(filter);
  useEffect(() => begin(address), [address]);

  function view(): PracticeView {
    if (result)
      return {
        state: "answered",
        result,
        isFromElsewhere: !sent.data,
        onNext: () => void goOn(filter),
        isGoingOn: asked.isLoading,
        failure: failureOf(asked.error),
      };
    const refused = failureOf(asked.error);
    if (refused) return { state: "failed", failure: refused, onRetry: () => void goOn(filter) };
    if (!asked.data) return { state: "loading" };
    const { question, reason, showingId, secondsSoFar } = asked.data;
    if (!question || !reason) return { state: "nothing" };
    const { questionId } = question;
    // A failure for a question that's off the screen no longer matters.
    const isOfThis = sent.originalArgs?.questionId === questionId;
    const failure = isOfThis ? failureOf(sent.error) : null;
    return {
      state: "question",
      question,
      reason,
      showing: String(showingId ?? questionId),
      secondsSoFar,
      answer: choice?.questionId === questionId ? choice.answer : null,
      onAnswer: (answer) => {
        setChoice({ questionId, answer });
        // What failed was another answer, so it isn't sent again.
        if (sent.error) sent.reset();
      },
      onCheck: (answer, secondsInView) =>
        void check({ questionId, showingId, answer, secondsInView }),
      isChecking: sent.isLoading || fetched.isLoading,
      failure: failure && isAnsweredAlready(failure) ? failureOf(fetched.error) : failure,
    };
  }
  const current = view();
  return {
    view: current,
    fitting: asked.data?.fitting ?? null,
    shown: current.state === "loading" ? null : `${current.state} ${asked.requestId}`,
  };
}

interface Checked {
  questionId: string;
  showingId: number | null;
  answer: Answer;
  secondsInView: number;
}

/** What was chosen, sending it, and the result: its own, or that of an answer from another window. */
function useCheck() {
  const [send, sent] = useAnswerPracticeQuestionMutation();
  const [fetchResult, fetched] = useAnsweredPracticeQuestionMutation();
  const [choice, setChoice] = useState<{ questionId: string; answer: Answer } | null>(null);

  async function check({ questionId, showingId, answer, secondsInView }: Checked) {
    const { error } = await send({
      questionId,
      showingId: showingId ?? undefined,
      secondsInView,
      ...quizFieldsOf(answer),
    });
    if (!error) return setChoice(null);
    if (!isAnsweredAlready(error)) return;
    const answered = await fetchResult({ questionId });
    if (!answered.error) setChoice(null);
  }

  function forget() {
    sent.reset();
    fetched.reset();
  }

  return { sent, fetched, result: sent.data ?? fetched.data, choice, setChoice, check, forget };
}

function isAnsweredAlready(error: object): boolean {
  return codeOf(practice.answer, error) === "answered-already";
}
