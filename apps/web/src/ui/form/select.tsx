import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldTexts } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<"select">, "multiple" | "size"> & {
    options: readonly SelectOption[];
    /** Shown first while nothing is chosen. */
    placeholder?: string | undefined;
    /** As wide as its text, for a row of controls. */
    compact?: boolean | undefined;
  };

/**
 * The browser's own select with our styles: phones open their wheel, and screen readers and forms know it.
 * The headless library's select writes a style element through innerHTML, which a page with Trusted Types
 * refuses.
 */
export function Select({
  label,
  hint,
  error,
  hideLabel,
  id,
  options,
  placeholder,
  compact = false,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id }} className={compact ? "w-fit" : undefined}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            className={classNames(CONTROL_LOOK, "select-look pr-11", className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: name, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-2"
          />
        </div>
      )}
    </Field>
  );
}
