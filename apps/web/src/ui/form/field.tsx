import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What's wrong and how to fix it; shown at the field and read along with it. */
  error?: string | undefined;
  /** Keeps the label for screen readers only, where the layout already says it. */
  hideLabel?: boolean | undefined;
}

/** The props that connect a control to its label, hint, and message. */
export interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** On the right end of the label's line. */
  aside?: ReactNode;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, control, hint, and message, wired together. */
export function Field(props: FieldProps) {
  const { label, hint, error, hideLabel = false, aside, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      {/* The aside appears next to the label but comes after the control in tab order. */}
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5">
        <label htmlFor={id} className={hideLabel ? "sr-only" : "font-ui text-ink"}>
          {label}
        </label>
        <div className={classNames("col-span-2", !hideLabel && "row-start-2")}>
          {children({
            id,
            "aria-describedby": described || undefined,
            "aria-invalid": error ? true : undefined,
          })}
        </div>
        {aside && <div className="col-start-2 row-start-1">{aside}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The message at a field, with an icon and text so that color isn't the only sign. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-ui text-incorrect">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}

/** The look of every box for typing or choosing. */
export const CONTROL_LOOK =
  "min-h-target w-full rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-md text-ink transition-control placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-incorrect aria-invalid:bg-incorrect-soft/40 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted";
