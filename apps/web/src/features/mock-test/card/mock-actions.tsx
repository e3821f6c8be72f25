import type { MockCard } from "@theta/contract";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { dayItOpens } from "../../../lib/day-words.ts";
import { LockedButton } from "./locked-button.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { pathOfMock } from "../shared/path-of-mock.ts";

/** What you can do with a mock: take it, resume it, look at its results, or unlock it. */
export function MockActions({ mock }: { mock: MockCard }) {
  const state = stateOfMock(mock);
  const of = <VisuallyHidden>: {mock.name}</VisuallyHidden>;
  if (mock.status === 3 && mock.lock)
    return (
      <ButtonLink to="/PlanAndPricing" variant="outline" full>
        {mock.lock === "plan-ended" ? "Renew plan" : "View plans"}
        {of}
      </ButtonLink>
    );
  if (mock.status === 3)
    return (
      <div className="flex gap-2">
        <ButtonLink to="/mock-test-solution" state={state} variant="outline" full>
          Solution{of}
        </ButtonLink>
        <ButtonLink to="/mock-test-analytics" state={state} variant="outline" full>
          Analytics{of}
        </ButtonLink>
      </div>
    );
  // A mock that was opened but never started needs a plan like any other.
  if (mock.status !== 0 && !mock.lock)
    return (
      <ButtonLink to={pathOfMock(mock)} state={state} variant="soft" full>
        Resume{of}
      </ButtonLink>
    );
  if (!mock.isAvailable)
    return (
      <Button variant="outline" full disabled>
        Opens {dayItOpens(mock.createdAt)}
        {of}
      </Button>
    );
  if (mock.lock) return <LockedButton mock={mock} lock={mock.lock} />;
  return (
    <ButtonLink to={pathOfMock(mock)} state={state} variant="outline" full>
      Take Test{of}
    </ButtonLink>
  );
}
