import { CircleAlert } from "lucide-react";

interface PanelNoticeProps {
  /** What went wrong. Read aloud when it appears. */
  words: string | null;
  /** Which keys work. Shown if nothing is wrong and there's a keyboard. */
  hint?: string | false | undefined;
}

export function PanelNotice({ words, hint }: PanelNoticeProps) {
  return (
    <>
      <div role="alert">
        {words && (
          <p className="flex items-start gap-2 text-md text-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-caution" />
            {words}
          </p>
        )}
      </div>
      {!words && hint && (
        <p className="text-sm text-ink-muted max-md:hidden pointer-coarse:hidden">{hint}</p>
      )}
    </>
  );
}
