import type { StaffItem } from "@theta/contract/staff";
import { When } from "../shared/when.tsx";
import { ItemStateBadge } from "./item-state.tsx";

const HELD_WORDS = { suspended: "Suspended", retired: "Retired", pretest: "Put on trial" } as const;

/** The state now, and the decisions of the staff behind it. */
export function ItemHolds({ item: { state, holds } }: { item: StaffItem }) {
  return (
    <div className="flex flex-col gap-3 border-t border-ink pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ItemStateBadge state={state} />
        <span className="text-ink-2">{MEANINGS[state]}</span>
      </p>
      {holds.map(({ state: held, reason, by, at }) => (
        <div key={held} className="border-l-(length:--tick) border-line-strong pl-4">
          <p className="text-sm text-ink-muted">
            {HELD_WORDS[held]}
            {reason !== null && ` by ${by ?? "a former colleague"}`}, <When at={at} />
          </p>
          {reason !== null && <p className="max-w-measure wrap-anywhere">{reason}</p>}
        </div>
      ))}
    </div>
  );
}

const MEANINGS: Record<StaffItem["state"], string> = {
  active: "It's in use.",
  pretest: "Mock tests try it out. Answers to it don't count.",
  suspended: "No learner gets it until the suspension is lifted.",
  retired: "No learner gets it anymore. Old answers still show it.",
  draft: "The bank doesn't offer it yet.",
};
