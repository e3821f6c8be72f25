import { useState, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldTexts } from "./field.tsx";

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "type"> & {
    label: string;
    /** On the right end of the label's line, such as a link for a forgotten password. */
    aside?: ReactNode;
  };

/** A password field with a button that shows what's typed. */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  aside,
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const verb = shown ? "Hide" : "Show";
  return (
    <Field {...{ label, hint, error, hideLabel, aside, id }}>
      {(wiring) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={shown ? "text" : "password"}
            className={classNames(CONTROL_LOOK, "pr-18", className)}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`${verb} ${label.toLowerCase().replace(/^confirm /, "repeated ")}`}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
            disabled={rest.disabled}
            className="absolute inset-y-1 right-1 min-w-15 rounded-sm px-3 text-sm font-strong text-action transition-control hover:bg-action-soft disabled:text-ink-muted"
          >
            {verb}
          </button>
        </div>
      )}
    </Field>
  );
}
