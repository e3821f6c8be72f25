import type { ComponentProps } from "react";

/** A bare radio button in our style. Its label comes from what's around it. */
export function RadioRing(props: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <input
      {...props}
      type="radio"
      className="size-6.5 shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface transition-control checked:border-[8px] checked:border-ink not-disabled:hover:border-ink disabled:bg-sunk forced-colors:appearance-auto"
    />
  );
}
