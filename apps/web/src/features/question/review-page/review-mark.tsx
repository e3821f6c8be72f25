import { Bookmark, Pencil } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";

interface ReviewMarkProps {
  of: "bookmark" | "edit";
  className?: string | undefined;
}

/** What the learner did with a question in the review of exam mode. Words beside it say the same. */
export function ReviewMark({ of, className }: ReviewMarkProps) {
  const Sign = SIGNS[of];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-ink",
        className,
      )}
    >
      <Sign
        strokeWidth={2.5}
        fill={of === "bookmark" ? "currentColor" : "none"}
        className="size-3"
      />
    </span>
  );
}

const SIGNS = { bookmark: Bookmark, edit: Pencil };
