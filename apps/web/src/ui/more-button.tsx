import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface MoreButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  /** The id of what it shows more of. */
  controls: string;
  /** How it's displayed, if not always. */
  display?: string | undefined;
  children: ReactNode;
}

/** Below something long: shows all of it, or only its start. */
export function MoreButton(props: MoreButtonProps) {
  const { isOpen, onToggle, controls, display = "inline-flex", children } = props;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={classNames(
        "mt-2 min-h-11 items-center rounded-sm text-sm font-strong underline decoration-line-strong underline-offset-4",
        display,
      )}
    >
      {children}
    </button>
  );
}
