import { Tooltip as Headless } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

interface TooltipProps {
  /** A bit more about the control; never the only place that says it. */
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** The control. It must accept a ref. */
  children: ReactElement;
}

export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Headless.Provider delayDuration={400}>
      <Headless.Root>
        <Headless.Trigger asChild>{children}</Headless.Trigger>
        <Headless.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-(--z-tooltip) max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-2 animate-appear"
        >
          {text}
        </Headless.Content>
      </Headless.Root>
    </Headless.Provider>
  );
}
