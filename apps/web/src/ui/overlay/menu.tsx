import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface MenuProps {
  /** The button that opens the menu. It must accept a ref and say what it opens. */
  trigger: ReactElement;
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

/**
 * Opens below its button; closes on Escape, a choice, or a click outside. It stays in the page's landmark and
 * theme instead of moving to the end of the document.
 */
export function Menu({ trigger, align = "end", children }: MenuProps) {
  return (
    // Not modal, so a click outside closes the menu and still reaches its target.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={8}
        className="z-(--z-menu) min-w-52 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-raised p-1 text-ink shadow-2 animate-appear"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** One action. With `asChild`, its child is the link or button. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 font-ui outline-none transition-control focus-visible:shadow-none pointer-coarse:min-h-11",
        "data-highlighted:bg-action-soft data-highlighted:text-on-action-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted",
        className,
      )}
    />
  );
}

/** Text that can't be chosen, such as whose account this is. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <DropdownMenu.Label className="px-3 py-2 text-sm wrap-anywhere text-ink-muted">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuRule() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />;
}
