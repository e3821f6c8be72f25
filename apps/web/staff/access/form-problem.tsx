import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What went wrong with a form as a whole, read aloud when it appears. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex items-start gap-2 text-incorrect">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
