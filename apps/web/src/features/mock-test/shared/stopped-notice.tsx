import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Shown above the foot of a page before a test: why it didn't continue, and what to do. */
export function StoppedNotice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink"
    >
      <span className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
        <span>{children}</span>
      </span>
      {action}
    </div>
  );
}
