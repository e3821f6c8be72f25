import type { StaffOrderRow } from "@theta/contract/staff";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";

/** Whose order it is, with a link to their page for those who may open it. */
export function Buyer({ learner }: { learner: StaffOrderRow["learner"] }) {
  const mayRead = useMay("learners.read");
  if (!learner) return <span className="text-ink-muted">Account erased</span>;
  const { learnerId, name, email } = learner;
  return (
    <span className="flex min-w-44 flex-col">
      {mayRead ? (
        <span>
          <TextLink to={`/staff/learners/${learnerId}`}>{name}</TextLink>
        </span>
      ) : (
        <span>{name}</span>
      )}
      <span className="wrap-anywhere text-ink-2">{email}</span>
    </span>
  );
}
