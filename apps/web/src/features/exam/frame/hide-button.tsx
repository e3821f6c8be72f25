import { Eye, EyeOff } from "lucide-react";
import type { Hidden } from "./use-hidden.ts";

/** Hides or shows a part of the dark bar. */
export function HideButton({ isHidden, toggle, what }: Hidden & { what: string }) {
  const Icon = isHidden ? Eye : EyeOff;
  return (
    <button
      type="button"
      aria-label={isHidden ? `Show ${what}` : `Hide ${what}`}
      className="inline-grid size-9 shrink-0 place-items-center rounded-sm text-exam-bar-muted transition-control hover:text-on-exam-bar"
      onClick={toggle}
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
