import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { pagerWindow } from "./pager-window.ts";

interface PagerProps {
  /** What the pages list: "Mock tests". */
  label: string;
  page: number;
  /** The last page with content. */
  lastPage: number;
  onPageChange: (page: number) => void;
}

/** The page links for a list with more than one page. */
export function Pager({ label, page, lastPage, onPageChange }: PagerProps) {
  const end = Math.max(lastPage, 1);
  if (end === 1) return null;
  return (
    <nav
      aria-label={`${label}: pages`}
      className="flex flex-wrap items-center justify-between gap-2 sm:justify-start"
    >
      <Step
        name="Previous page"
        disabled={page <= 1}
        // From an empty page past the end, Previous leads to the last one with content.
        onClick={() => onPageChange(Math.min(page - 1, end))}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <ol className="grid grid-cols-5 gap-1 max-sm:order-last max-sm:w-full sm:flex">
        {pagerWindow(page, end).map((number) => (
          <li key={number} className="flex">
            <button
              type="button"
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onPageChange(number)}
              className={classNames(
                PAGE_LOOK,
                "border-transparent hover:bg-action-soft aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:font-strong aria-[current=page]:text-paper",
              )}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Step name="Next page" disabled={page >= end} onClick={() => onPageChange(page + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  );
}

const PAGE_LOOK =
  "grid min-h-10 min-w-10 grow place-items-center rounded-md border text-sm text-ink numerals transition-control pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:text-ink-muted disabled:opacity-70 disabled:hover:bg-transparent";

interface StepProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Step({ name, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        PAGE_LOOK,
        "grow-0 border-line-strong bg-surface hover:border-ink disabled:border-line disabled:bg-transparent",
      )}
    >
      {children}
    </button>
  );
}
