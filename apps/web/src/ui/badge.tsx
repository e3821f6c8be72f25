import { Check, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/**
 * soft: an active state, with a tick. correct, incorrect, and caution bring their own icon; the caller
 * provides the text.
 */
export type BadgeTone = "solid" | "soft" | "plain" | "correct" | "incorrect" | "caution";

const LOOK: Record<BadgeTone, string> = {
  solid: "bg-brand text-on-brand",
  soft: "bg-brand-soft text-brand-strong",
  plain: "bg-sunk text-ink-2",
  correct: "bg-correct-soft text-correct",
  incorrect: "bg-incorrect-soft text-incorrect",
  caution: "bg-caution-soft text-caution",
};

const SIGN = {
  solid: null,
  soft: Check,
  plain: null,
  correct: Check,
  incorrect: X,
  caution: TriangleAlert,
};

interface BadgeProps {
  tone?: BadgeTone | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  const Sign = SIGN[tone];
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center gap-1.5 rounded-sm px-2 text-xs font-strong whitespace-nowrap",
        LOOK[tone],
        className,
      )}
    >
      {Sign && <Sign aria-hidden="true" strokeWidth={2.25} className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}
