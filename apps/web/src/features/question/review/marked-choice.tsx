import { classNames } from "../../../ui/class-names.ts";
import { MarkSign } from "./mark-sign.tsx";
import { RichText } from "../text/rich-text.tsx";
import type { Mark } from "../results/verdict.ts";

/** A choice that was made or should have been, with its verdict as color, sign, and words. */
export function MarkedChoice({ html, mark }: { html: string; mark: NonNullable<Mark> }) {
  return (
    <li
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-6 rounded-sm px-3 py-1.5",
        mark === "chosen-wrong" ? "bg-incorrect-soft" : "bg-correct-soft",
      )}
    >
      <RichText as="span" html={html} className="font-strong" />
      <MarkSign mark={mark} />
    </li>
  );
}
