import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";

interface RadioCardGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  /** RadioCards with the same `name`. */
  children: ReactNode;
}

/** One choice among a few, each with room for an explanation. */
export function RadioCardGroup({ legend, hint, error, className, children }: RadioCardGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classNames("min-w-0", className)}
      aria-describedby={described || undefined}
    >
      <legend className="font-ui text-ink">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-col gap-2">{children}</div>
      {error && (
        <div className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  text?: ReactNode;
}

/** Chosen: a two-pixel outline, and a tick that sticks out on the left; with the ring, it forms θ. */
export function RadioCard({ label, text, className, ...rest }: RadioCardProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        "group relative flex min-h-target cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-ink transition-control hover:border-line-strong",
        "has-checked:border-action has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--action)]",
        "has-checked:before:absolute has-checked:before:top-[calc(1.5rem-1.5px)] has-checked:before:-left-2.5 has-checked:before:h-(--tick) has-checked:before:w-2.5 has-checked:before:bg-action",
        "has-disabled:cursor-not-allowed has-disabled:bg-sunk has-disabled:text-ink-muted has-disabled:hover:border-line",
        className,
      )}
    >
      <input
        {...rest}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface transition-control checked:border-[6px] checked:border-action disabled:border-line forced-colors:appearance-auto"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-ui">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className="block text-sm text-ink-muted">
            {text}
          </span>
        )}
      </span>
    </label>
  );
}
