import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface FormNoticeProps {
  /** problem: the form could not be sent, and why. note: how one came here. */
  tone: "problem" | "note";
  children: ReactNode;
}

const LOOK = {
  problem: "border-incorrect bg-incorrect-soft",
  note: "border-brand bg-brand-soft",
};

/** Words that belong to a whole form and stay until it is sent again. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  const Sign = tone === "problem" ? CircleAlert : Info;
  return (
    <div
      role={tone === "problem" ? "alert" : "status"}
      className={classNames(
        "flex items-start gap-3 rounded-md border-l-(length:--tick) px-4 py-3 text-ink",
        LOOK[tone],
      )}
    >
      <Sign
        aria-hidden="true"
        className={classNames(
          "mt-0.5 size-5 shrink-0",
          tone === "problem" ? "text-incorrect" : "text-brand",
        )}
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
