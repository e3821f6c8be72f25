import { classNames } from "./class-names.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "./skeleton.tsx";

interface SkeletonRowsProps {
  /** What is on its way: "Loading your devices". */
  label: string;
  rows: number;
  /** Room within a row. */
  row: string;
  /** Widths and sizes of its two lines. */
  lines: readonly [first: string, second: string];
  /** The size of what stands at its end: a button, a badge. */
  end: string;
  className?: string | undefined;
}

/** Rows of a list on their way, each two lines of text with something at the end. */
export function SkeletonRows({ label, rows, row, lines, end, className }: SkeletonRowsProps) {
  return (
    <Skeleton label={label} className={className}>
      {Array.from({ length: rows }, (_, place) => (
        <div
          key={place}
          className={classNames("flex items-center justify-between border-b border-line", row)}
        >
          <div className="w-full min-w-0">
            <SkeletonText className={classNames("max-w-full", lines[0])} />
            <SkeletonText className={classNames("max-w-full text-sm", lines[1])} />
          </div>
          <SkeletonBlock className={classNames("shrink-0", end)} />
        </div>
      ))}
    </Skeleton>
  );
}
