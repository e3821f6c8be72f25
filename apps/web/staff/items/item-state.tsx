import type { ItemState } from "@theta/contract/staff";
import { Badge } from "../../src/ui/badge.tsx";
import { STATE_TONES, STATE_WORDS } from "./item-words.ts";

export function ItemStateBadge({ state }: { state: ItemState }) {
  return <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>;
}
