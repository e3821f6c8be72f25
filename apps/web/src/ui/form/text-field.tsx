import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_LOOK, Field, type FieldTexts } from "./field.tsx";

type TextFieldProps = FieldTexts & ComponentProps<"input">;

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id }}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} className={classNames(CONTROL_LOOK, className)} />
      )}
    </Field>
  );
}

type TextAreaProps = FieldTexts & ComponentProps<"textarea">;

export function TextArea({ label, hint, error, hideLabel, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, hideLabel, id }}>
      {(wiring) => (
        <textarea rows={5} {...rest} {...wiring} className={classNames(CONTROL_LOOK, className)} />
      )}
    </Field>
  );
}
