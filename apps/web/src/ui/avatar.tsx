interface AvatarProps {
  /** The name, or the email if there's none. Its first letter is shown. */
  name: string;
}

/** Decoration next to or inside something that names the person. */
export function Avatar({ name }: AvatarProps) {
  const first = name.trim().match(/./u)?.[0] ?? "?";
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-10 shrink-0 place-items-center rounded-full bg-ink font-serif text-lg font-ui text-paper"
    >
      {first.toLocaleUpperCase()}
    </span>
  );
}
