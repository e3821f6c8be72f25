import type { PracticeFilter, PracticeOverview } from "@theta/contract";
import type { Ref } from "react";
import { FailedState } from "../../../ui/states.tsx";
import { AnsweredQuestion } from "./answered-question.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { NoMatch } from "./no-match.tsx";
import type { FilterChange } from "../shared/practice-filter.ts";
import { PracticePanel } from "./practice-panel.tsx";
import { QuestionSkeleton } from "../shared/practice-skeletons.tsx";
import { useBackOnline } from "./use-back-online.ts";
import type { PracticeView } from "./use-practice.ts";

interface CurrentQuestionProps {
  view: PracticeView;
  filter: PracticeFilter;
  topics: PracticeOverview["topics"];
  onChange: (change: FilterChange) => void;
  headingRef: Ref<HTMLHeadingElement>;
  now: number;
}

export function CurrentQuestion(props: CurrentQuestionProps) {
  const { view, filter, topics, onChange, headingRef, now } = props;
  switch (view.state) {
    case "loading":
      return (
        <PracticePanel
          headingRef={headingRef}
          title="Your next question"
          meta=""
          action={<div aria-hidden="true" className="min-h-target" />}
        >
          <QuestionSkeleton />
        </PracticePanel>
      );
    case "failed":
      return <FailedQuestion {...view} />;
    case "nothing":
      return (
        <div ref={headingRef} tabIndex={-1}>
          <NoMatch {...{ filter, topics, onChange }} />
        </div>
      );
    case "question":
      return <AskedQuestion key={view.showing} {...{ view, headingRef }} />;
    case "answered":
      return <AnsweredQuestion {...{ view, headingRef, now }} />;
  }
}

type FailedQuestionProps = Pick<PracticeView & { state: "failed" }, "failure" | "onRetry">;

function FailedQuestion({ failure, onRetry }: FailedQuestionProps) {
  useBackOnline(onRetry);
  return (
    <FailedState title="We couldn't load the question." onRetry={onRetry}>
      {failure.message}
    </FailedState>
  );
}
