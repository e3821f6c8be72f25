import { classNames } from "./class-names.ts";

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** What screen readers say, such as "question 9 of 21". */
  valueText?: string | undefined;
  className?: string | undefined;
}

/** How much of something with a known end is done. */
export function Progress({ label, value, max, valueText, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
      className={classNames("progress-look", className)}
    />
  );
}
