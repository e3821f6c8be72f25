import type { ComponentProps } from "react";

/** Words for those who listen to the page. */
export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className="sr-only" />;
}
