import type { ComponentProps, ReactNode } from "react";
import { moveFocus } from "./browser/move-focus.ts";
import { classNames } from "./class-names.ts";

interface PageTitleProps extends Omit<ComponentProps<"h1">, "title"> {
  /** One line above the title: date, length, kind. */
  over?: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** On the right: a selector, or the page's action. */
  aside?: ReactNode;
}

let hadFocus = false;

/** Passes the focus on when a page's title gives way to another, as a placeholder's does to the real one. */
function keepFocus(title: HTMLElement | null) {
  if (title && hadFocus && document.activeElement === document.body) moveFocus(title);
  hadFocus = false;
  return () => {
    hadFocus = document.activeElement === title;
  };
}

/** A page's only h1. */
export function PageTitle({ over, lead, aside, className, children, ...rest }: PageTitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        {over && <p className="text-sm text-ink-muted">{over}</p>}
        <h1
          ref={keepFocus}
          {...rest}
          className={classNames("headline wrap-anywhere text-h2", className)}
        >
          {children}
        </h1>
        {lead && <p className="mt-3 max-w-measure text-ink-2">{lead}</p>}
      </div>
      {aside}
    </div>
  );
}

interface SectionHeadingProps extends ComponentProps<"h2"> {
  level?: 2 | 3 | undefined;
  aside?: ReactNode;
  /** Ends the heading with a dark rule where a list or table begins. */
  ruled?: boolean | undefined;
}

export function SectionHeading({
  level = 2,
  aside,
  ruled = false,
  className,
  children,
  ...rest
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2",
        ruled && "border-b border-ink pb-3",
      )}
    >
      <Heading
        {...rest}
        className={classNames("headline", level === 2 ? "text-h3" : "text-h4", className)}
      >
        {children}
      </Heading>
      {aside}
    </div>
  );
}
