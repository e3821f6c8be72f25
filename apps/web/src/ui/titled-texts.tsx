import { classNames } from "./class-names.ts";

interface TitledTextsProps {
  texts: readonly { title: string; text: string }[];
  /** Adds a dark rule on top when nothing else is above them. */
  ruled?: boolean | undefined;
  className?: string | undefined;
}

/** Short texts with titles, two side by side. */
export function TitledTexts({ texts, ruled = false, className }: TitledTextsProps) {
  return (
    <ul
      className={classNames(
        "grid gap-x-12 gap-y-8 sm:grid-cols-2",
        ruled && "border-t border-ink pt-6",
        className,
      )}
    >
      {texts.map(({ title, text }) => (
        <li key={title}>
          <h3 className="headline text-h4">{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
