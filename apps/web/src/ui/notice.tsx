import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface NoticeProps {
  /** problem: what couldn't be done and why. note: why someone is here, or how things are. */
  tone: "problem" | "note";
  children: ReactNode;
}

const LOOK = {
  problem: "border-incorrect bg-incorrect-soft",
  note: "border-brand bg-brand-soft",
};

/** A message about a whole form or screen that stays. */
export function Notice({ tone, children }: NoticeProps) {
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
