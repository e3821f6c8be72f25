import { classNames } from "./class-names.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "./skeleton.tsx";

interface SkeletonRowsProps {
  /** What's loading: "Loading your devices". */
  label: string;
  rows: number;
  /** Padding within a row. */
  row: string;
  /** The widths and sizes of its two lines. */
  lines: readonly [first: string, second: string];
  /** The size of whatever is at the end of a row: a button, a badge. */
  end: string;
  className?: string | undefined;
}

/** Rows of a list that's loading, each two lines of text with something at the end. */
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
