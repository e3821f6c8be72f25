import type { Plan } from "@theta/contract";
import { Check } from "lucide-react";
import { useSettings } from "../../../lib/call/settings.ts";

/** What a plan includes, line by line. */
export function PlanFeatures({ features }: Pick<Plan, "features">) {
  const { supportWays } = useSettings();
  return (
    <ul className="flex flex-col gap-2 text-sm text-ink-2">
      {features.map(({ featureString }) => (
        <li key={featureString} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
          {featureString.replace("{support}", supportWays)}
        </li>
      ))}
    </ul>
  );
}
