import { classNames } from "./class-names.ts";

/** θ as a ring with its bar; the bar extends to the right and is the tick on an ability scale. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 36 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      aria-hidden="true"
      className={classNames("w-auto shrink-0", className ?? "h-6")}
    >
      <ellipse cx="14" cy="16" rx="9.5" ry="13" />
      <path d="M4.5 16H35" />
    </svg>
  );
}

/** The mark and the name. Decoration inside a link with its own label. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <Mark className="h-7 text-brand" />
      <span className="headline text-h3 text-ink">Theta</span>
    </span>
  );
}
