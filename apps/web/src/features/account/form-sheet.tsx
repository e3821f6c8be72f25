import type { ComponentProps, ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";

interface FormSheetProps extends ComponentProps<"form"> {
  /** Why the form could not be sent; stands over the button that was pressed. */
  problem?: string | null | undefined;
  /** The button that sends it, and what goes with it. */
  actions: ReactNode;
}

/**
 * The column of an account form. Our own messages stand at the fields, so the browser's are off.
 * Posted: should somebody be quicker than our script, a password must not end up in the address.
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
