import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface ScrollGroupProps {
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * Something that scrolls and may hold nothing but text, so it can take the focus itself. It isn't a
 * section, because that would be a landmark of the page.
 */
export function ScrollGroup({ label, className, children }: ScrollGroupProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames("-outline-offset-2 focus-visible:shadow-none", className)}
    >
      {children}
    </div>
  );
}
