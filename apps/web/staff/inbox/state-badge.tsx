import { INBOX_STATES, type InboxState } from "@theta/contract/staff";
import { Badge, type BadgeTone } from "../../src/ui/badge.tsx";

export const STATE_WORDS: Record<InboxState, string> = {
  new: "New",
  open: "Open",
  waiting: "Waiting for them",
  done: "Done",
};

const TONES: Record<InboxState, BadgeTone> = {
  new: "solid",
  open: "caution",
  waiting: "plain",
  done: "correct",
};

export function StateBadge({ state }: { state: InboxState }) {
  return <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>;
}

/** A state in an address, or undefined if it's none. */
export function readState(text: string | undefined): InboxState | "all" | undefined {
  return [...INBOX_STATES, "all" as const].find((state) => state === text);
}
