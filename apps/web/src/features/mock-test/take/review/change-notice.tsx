import { CircleAlert } from "lucide-react";
import type { RefObject } from "react";
import type { CallError } from "../../../../lib/call/call-error.ts";
import { Button } from "../../../../ui/button.tsx";
import { NotSaved } from "../../../exam/frame/exam-notices.tsx";
import type { MockRun } from "../run/mock-stage.ts";
import type { Change } from "./use-change.ts";

interface ChangeNoticeProps {
  run: MockRun;
  change: Change;
  /** Why the server hasn't taken the change. */
  refusal: CallError | null;
  /** The question's. It gets the focus when a press takes the notice and its buttons away. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A change that isn't confirmed, or that couldn't be saved. */
export function ChangeNotice({ run, change, refusal, heading }: ChangeNoticeProps) {
  const keep = () => {
    run.dropEdit();
    heading.current?.focus();
  };
  const retry = () => {
    run.retry();
    heading.current?.focus();
  };
  if (refusal) return <NotSaved reason={refusal.message} onRetry={retry} onKeep={keep} />;
  return change.isPending && <ChangedNotice onChange={change.ask} onKeep={keep} />;
}

function ChangedNotice({ onChange, onKeep }: { onChange: () => void; onKeep: () => void }) {
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink">
      <output className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
        <span>You've chosen a different answer. It doesn't count until you confirm it.</span>
      </output>
      <span className="ml-auto flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={onKeep}>
          Keep my answer
        </Button>
        <Button size="sm" onClick={onChange}>
          Change answer…
        </Button>
      </span>
    </div>
  );
}
