import type { MockReport } from "@theta/contract";
import type { ReactNode } from "react";
import { useDelayed } from "../../exam/frame/use-delayed.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { NO_RANGE } from "../shared/mock-words.ts";
import { resultOf } from "../report/score/score-words.ts";
import { RevealedScore } from "./revealed-score.tsx";
import type { Reveal } from "./use-reveal.ts";

/** The score at the end of a mock, or why it isn't there yet. */
export function ScoreReveal({ reveal }: { reveal: Reveal }) {
  return (
    <div className="@container mt-8">
      {/* One live region for screen readers: first that we're scoring, then the score. */}
      <output className="sr-only">{spokenWords(reveal)}</output>
      <Shown reveal={reveal} />
    </div>
  );
}

function Shown({ reveal }: { reveal: Reveal }): ReactNode {
  switch (reveal.state) {
    case "waiting":
      return <Waiting />;
    case "revealed":
      return <RevealedScore report={reveal.report} />;
    case "locked":
      return <Locked />;
    case "failed":
      return (
        <FailedState
          title="We couldn't load your score."
          onRetry={reveal.retry}
          retrying={reveal.isRetrying}
        >
          Your answers are saved. You'll also find your score on the dashboard later.
        </FailedState>
      );
  }
}

function spokenWords(reveal: Reveal): string {
  if (reveal.state === "waiting") return "Calculating your score…";
  return reveal.state === "revealed" ? scoreWords(reveal.report) : "";
}

function scoreWords(report: MockReport): string {
  const { name, score } = resultOf(report);
  const range = score.low === undefined ? NO_RANGE : `score range ${score.low} to ${score.high}`;
  return `${name}: ${score.score}, ${range}.`;
}

/** How long scoring a section takes on a busy day; after that, silence would look like an error. */
const PATIENCE = 5_000;

function Waiting() {
  const isSlow = useDelayed(true, PATIENCE);
  return (
    <div className="border-t border-line pt-6">
      <p className="text-ink-2">
        <span aria-hidden="true">Calculating your score…</span>
        {isSlow && (
          <output>
            {" "}
            This is taking longer than usual. Your answers are saved, and your score will be on the
            dashboard too.
          </output>
        )}
      </p>
      <div
        aria-hidden="true"
        className="mt-4 grid items-end gap-x-12 gap-y-6 @3xl:grid-cols-[auto_1fr]"
      >
        <SkeletonBlock className="h-28 w-56" />
        <div>
          <SkeletonText lines={2} className="lead max-w-2xl" />
          <SkeletonBlock className="mt-6 h-16 w-full" />
        </div>
      </div>
    </div>
  );
}

function Locked() {
  return (
    <div className="border-t border-line pt-6">
      <p className="lead">Your plan has ended.</p>
      <p className="mt-1 max-w-measure text-ink-2">
        Your score is ready, and we're keeping it for you. Renew your plan to see it.
      </p>
      <p className="mt-5">
        <ButtonLink to="/PlanAndPricing" variant="outline">
          View plans
        </ButtonLink>
      </p>
    </div>
  );
}
