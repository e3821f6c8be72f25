import { Check } from "lucide-react";

/** Saved: the server has confirmed it. Waiting: kept on this device until the connection is back. */
export type SaveState = "saving" | "saved" | "waiting";

export const SAVE_WORDS: Record<SaveState, string> = {
  saving: "Saving…",
  saved: "Saved",
  waiting: "Not sent yet",
};

/** On the row's edge, not in it, so that an option's text doesn't move. */
export function SaveMark({ state }: { state: SaveState }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-3 bottom-full flex translate-y-1/2 items-center gap-1 rounded-sm border border-ink bg-raised px-1.5 font-sans text-xs leading-4 text-ink-2"
    >
      {state === "saved" && <Check className="size-3.5" />}
      {SAVE_WORDS[state]}
    </span>
  );
}
