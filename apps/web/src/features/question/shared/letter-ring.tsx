import { classNames } from "../../../ui/class-names.ts";

/** An option's letter in its ring. */
export function LetterRing({ letter, className }: { letter: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid size-8 shrink-0 place-items-center rounded-full border-2 font-sans text-sm font-ui transition-control",
        className,
      )}
    >
      {letter}
    </span>
  );
}
