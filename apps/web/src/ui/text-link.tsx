import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { useSinglePress } from "./browser/use-single-press.ts";

const LOOK =
  "rounded-sm font-strong text-action underline decoration-action/40 decoration-1 underline-offset-4 transition-control hover:text-action-strong hover:decoration-current";

/** A link inside the product. */
export function TextLink({ className, onClick, ...rest }: ComponentProps<typeof Link>) {
  const press = useSinglePress(onClick);
  return <Link {...rest} onClick={press} className={classNames(LOOK, className)} />;
}

/** A link that leaves the product, writes an email, or makes a call. */
export function PlainLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={classNames(LOOK, className)}>
      {children}
    </a>
  );
}
