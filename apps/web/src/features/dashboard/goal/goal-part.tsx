import type { Goal } from "@theta/contract";
import { lazy, type Ref, Suspense, useDeferredValue, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { useGoalQuery } from "./goal-data.ts";
import { localDay } from "../../../lib/local-day.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { examWords, gapWords, type LastTotal } from "./goal-words.ts";

// It's opened once or twice ever, so its fields and checks don't load with every dashboard.
const GoalForm = lazy(async () => ({ default: (await import("./goal-form.tsx")).GoalForm }));

const NOTHING: Goal = { examOn: null, targetScore: null };

interface GoalPartProps {
  /** The last full mock's total; null without one, undefined while that isn't known. */
  last: LastTotal | null | undefined;
}

/** The exam date and target score: asked once, then shown as days left and points to go, and changed here. */
export function GoalPart({ last }: GoalPartProps) {
  const goal = useGoalQuery();
  // The form's code is waited for before it takes the place of what's here.
  const data = useDeferredValue(goal.data);
  const [isEditing, setEditing] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isEditing || data === null);
  return (
    <section
      aria-label="Your exam"
      className={classNames(
        "@container border-t border-ink pt-4",
        (data === null || isEditing) && "xl:col-span-full",
      )}
    >
      {data === undefined ? (
        goal.isFetching || goal.data !== undefined ? (
          <Skeleton label="Loading your exam date">
            <SkeletonText lines={3} />
          </Skeleton>
        ) : (
          <FailedState
            inline
            title="We couldn't load your exam date."
            onRetry={() => void goal.refetch()}
          />
        )
      ) : data === null ? (
        <>
          <h2 className="headline text-h4">When's your exam?</h2>
          <p className="mt-1 mb-4 text-sm text-ink-2">
            We'll count down the days and show how far you are from your target.
          </p>
          <GoalForm from={NOTHING} other="Skip" savesSkip onDone={() => setEditing(false)} />
        </>
      ) : isEditing ? (
        <>
          <h2 className="mb-4 headline text-h4">Your exam</h2>
          <Suspense fallback={<div className="min-h-52" />}>
            <GoalForm from={data} other="Cancel" takesFocus onDone={() => setEditing(false)} />
          </Suspense>
        </>
      ) : (
        <GoalFacts goal={data} last={last} editButton={button} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}

interface GoalFactsProps extends GoalPartProps {
  goal: Goal;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

function GoalFacts({ goal, last, editButton, onEdit }: GoalFactsProps) {
  const { examOn, targetScore } = goal;
  const [now] = useState(Date.now);
  const exam = examOn === null ? null : examWords(examOn, localDay(now));
  const edit = (label: string) => (
    <Button ref={editButton} variant="quiet" size="sm" className="-ml-4" onClick={onEdit}>
      {label}
    </Button>
  );
  if (!exam && targetScore === null) return edit("Set your exam date and target");
  return (
    <>
      {exam && (
        <>
          <p className="text-sm text-ink-muted">Exam on {exam.day}</p>
          <h2 className="mt-1 headline text-h4 numerals">{exam.left}</h2>
        </>
      )}
      {targetScore !== null && (
        <>
          <p className={exam ? "mt-3 font-strong numerals" : "font-strong numerals"}>
            Target {targetScore}
          </p>
          {last !== undefined && (
            <p className="text-sm text-ink-2 numerals">{gapWords(targetScore, last)}</p>
          )}
        </>
      )}
      <div className="mt-2">{edit(exam?.isOver ? "Set a new date" : "Change")}</div>
    </>
  );
}
