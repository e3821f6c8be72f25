import { Check } from "lucide-react";

/** Saved is what the server has said; waiting is kept on this device until the line is back. */
export type SaveState = "saving" | "saved" | "waiting";

export const SAVE_WORDS: Record<SaveState, string> = {
  saving: "Saving…",
  saved: "Saved",
  waiting: "Not sent yet",
};

export function SaveMark({ state }: { state: SaveState }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center gap-1.5 font-sans text-sm text-ink-2"
    >
      {state === "saved" && <Check className="size-4" />}
      {SAVE_WORDS[state]}
    </span>
  );
}
