import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FirstRung } from "./ability-curve.tsx";
import { Button } from "./button.tsx";

interface EmptyStateProps {
  title: string;
  /** What will be here and how to get there. */
  children: ReactNode;
  action?: ReactNode;
  /** The level that fits the headings around it. */
  headingLevel?: 2 | 3 | undefined;
}

/** Nothing yet: the first step of a run, and a way to start. */
export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="border-t border-ink py-8">
      <FirstRung className="mb-6" />
      <Heading className="headline text-h4">{title}</Heading>
      <p className="mt-1 max-w-measure text-ink-2">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  /** What couldn't be done: "We couldn't load the mock tests." */
  title: string;
  /** Why, if there's anything a person can do about it. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** One line inside something else instead of a block in its place. */
  inline?: boolean | undefined;
}

export function FailedState({ title, children, onRetry, retrying, inline }: FailedStateProps) {
  const retry = (
    <Button
      variant="outline"
      size={inline ? "sm" : "md"}
      onClick={onRetry}
      busy={retrying}
      busyLabel="Trying again…"
    >
      Retry
    </Button>
  );
  if (inline) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink">
        <span className="flex items-start gap-2">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-caution" />
          {title}
        </span>
        {retry}
      </div>
    );
  }
  return (
    <div role="alert" className="border-t border-ink py-8">
      <p className="flex items-start gap-3 lead">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-caution" />
        {title}
      </p>
      {children && <p className="mt-1 max-w-measure text-ink-2">{children}</p>}
      <div className="mt-5">{retry}</div>
    </div>
  );
}
