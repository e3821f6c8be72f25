import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** May contain links. */
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id: givenId, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const id = givenId ?? generated;
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-px grid shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 appearance-none rounded-sm border border-line-strong bg-surface transition-control checked:border-action checked:bg-action hover:border-ink aria-invalid:border-incorrect disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-4 text-on-action opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-muted forced-colors:hidden"
          />
        </span>
        <label htmlFor={id} className="text-md text-ink-2">
          {label}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
