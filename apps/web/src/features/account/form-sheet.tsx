import type { ComponentProps, ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";

export interface FormSheetProps extends ComponentProps<"form"> {
  /** Why the form couldn't be sent; shown above the button that was pressed. */
  problem?: string | null | undefined;
  /** The submit button and what goes with it. */
  actions: ReactNode;
}

/**
 * The column of an account form. We show our own messages at the fields, so the browser's are off. It uses
 * POST so that a password never ends up in the address if someone submits before our script loads.
 */
export function FormSheet({ problem, actions, children, ...rest }: FormSheetProps) {
  return (
    <form method="post" noValidate {...rest} className="flex flex-col gap-5">
      {children}
      {problem && <Notice tone="problem">{problem}</Notice>}
      {actions}
    </form>
  );
}
