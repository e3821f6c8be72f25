import { classNames } from "./class-names.ts";

/**
 * solid: the one main action of a region. soft: going on with something begun. outline: further
 * actions. quiet: tools beside text. off: locked; still pressed to learn what would unlock it.
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
  /** As wide as its container. */
  full?: boolean | undefined;
  /** Closed for the moment before the page's script is there, and not worth a change of color. */
  early?: boolean | undefined;
}

/** The classes of a button, shared by the button and by the link that looks like one. */
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
