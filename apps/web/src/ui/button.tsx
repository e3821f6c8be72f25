import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { buttonLook, type ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { useHydrated } from "./browser/use-hydrated.ts";
import { useSinglePress } from "./browser/use-single-press.ts";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Waiting for an answer: it keeps the focus, says so, and ignores further presses. */
  busy?: boolean | undefined;
  /** The label while it waits. Without one, the label stays the same. */
  busyLabel?: string | undefined;
  /** The browser can send the form without our script. */
  worksAlone?: boolean | undefined;
}

export function Button({
  variant,
  size,
  full,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = "button",
  worksAlone = false,
  ...rest
}: ButtonProps) {
  // If it were pressed before the script loads, the browser would send the form to a page that doesn't accept
  // any.
  const early = !useHydrated() && type === "submit" && !worksAlone;
  // A busy button isn't `disabled`, because that would move the focus to the top of the page.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      {...rest}
      disabled={rest.disabled || early}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={classNames(
        buttonLook({ variant, size, full, early }),
        busy && "cursor-wait",
        className,
      )}
    >
      {busy && <BusyRing />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button; it goes somewhere instead of doing something. */
export function ButtonLink({ variant, size, full, className, onClick, ...rest }: ButtonLinkProps) {
  const press = useSinglePress(onClick);
  const look = classNames(buttonLook({ variant, size, full }), className);
  return <Link {...rest} onClick={press} className={look} />;
}

/** The ring of θ, with its bar as a clock hand. */
function BusyRing() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 animate-turn"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" opacity="0.45" />
      <path d="M8 8h8" />
    </svg>
  );
}
