const SHORT = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** A moment, in the reader's own time zone; hovering shows it to the second, in UTC. */
export function When({ at }: { at: number | null }) {
  if (at === null) return <span className="text-ink-muted">Never</span>;
  const moment = new Date(at);
  return (
    <time
      dateTime={moment.toISOString()}
      title={moment.toISOString()}
      className="whitespace-nowrap"
    >
      {SHORT.format(moment)}
    </time>
  );
}
