import { TextLink } from "../../src/ui/text-link.tsx";
import { VisuallyHidden } from "../../src/ui/visually-hidden.tsx";
import { useMay } from "../access/use-self.ts";

type SittingLinkProps = { name: string; learnerId: string } & (
  { mockId: string } | { quizId: string }
);

/** To what happened in a test, and to giving time back. */
export function SittingLink({ name, ...which }: SittingLinkProps) {
  if (!useMay("learners.act")) return null;
  return (
    <TextLink to={`/staff/sittings?${new URLSearchParams(which)}`}>
      What happened<VisuallyHidden> in {name}</VisuallyHidden>
    </TextLink>
  );
}
