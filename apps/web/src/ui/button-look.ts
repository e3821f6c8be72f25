import { classNames } from "./class-names.ts";

/**
 * solid: a region's one main action. soft: continues something already begun. outline: other actions. quiet:
 * tools next to text. off: locked, but pressing it says what would unlock it.
 */
export type ButtonVariant = "solid" | "soft" | "outline" | "quiet" | "off";
export type ButtonSize = "sm" | "md" | "lg";

const LOOK: Record<ButtonVariant, string> = {
  solid: "border-transparent bg-action text-on-action hover:bg-action-strong",
  soft: "border-transparent bg-action-soft text-on-action-soft hover:border-action",
  outline: "border-line-strong bg-surface text-ink hover:border-ink hover:bg-raised",
  quiet: "border-transparent text-ink hover:bg-action-soft",
  off: "border-line bg-sunk text-ink-muted hover:border-line-strong hover:text-ink-2",
};

const SIZE: Record<ButtonSize, string> = {
  sm: "min-h-10 px-4 text-sm pointer-coarse:min-h-11",
  md: "min-h-11 px-5 text-md",
  lg: "min-h-target px-6 text-md",
};

const DISABLED =
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills its container's width. */
  full?: boolean | undefined;
  /** Disabled for the moment before the page's script loads, which isn't worth a change of color. */
  early?: boolean | undefined;
}

/** A button's classes, shared with links that look like buttons. */
export function buttonLook({
  variant = "solid",
  size = "md",
  full = false,
  early = false,
}: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-md border py-2 text-center font-strong no-underline transition-control",
    LOOK[variant],
    SIZE[size],
    early ? "disabled:cursor-progress" : DISABLED,
    full && "w-full",
  );
}
