import type { ComponentProps } from "react";
import { Avatar } from "../../../ui/avatar.tsx";

interface AccountButtonProps extends ComponentProps<"button"> {
  /** The name, or the email if there's none. */
  identifier: string;
}

/** The circle with the first letter. */
export function AccountButton({ identifier, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...rest}
      aria-label={`Account: ${identifier}`}
      className="rounded-full pointer-coarse:p-0.5"
    >
      <Avatar name={identifier} />
    </button>
  );
}
