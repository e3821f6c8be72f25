import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  label: ReactNode;
}

/** On or off, effective immediately, unlike a checkbox in a form. */
export function Switch({ label, id: givenId, className, ...rest }: SwitchProps) {
  const generated = useId();
  const id = givenId ?? generated;
  return (
    <div className={classNames("flex min-h-target items-center gap-3", className)}>
      {/* A checkbox already exposes whether it's on. */}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
      <input {...rest} id={id} type="checkbox" role="switch" className={LOOK} />
      <label htmlFor={id} className="text-md text-ink">
        {label}
      </label>
    </div>
  );
}

/** The knob moves and the track fills, so that neither color nor position is the only sign. */
const LOOK =
  "relative h-6 w-10 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-control before:absolute before:top-1/2 before:left-1 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[left] before:duration-(--t-fast) hover:border-ink checked:border-action checked:bg-action checked:before:left-[1.125rem] checked:before:bg-on-action disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk forced-colors:appearance-auto forced-colors:before:hidden";
