import type { MockCard } from "@theta/contract";
import { RevealSheet } from "../reveal/reveal-sheet.tsx";
import { useReveal } from "../reveal/use-reveal.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** All sections are over: nothing is left to do here but look at the score. */
export function MockOver({ mock }: { mock: MockCard }) {
  const reveal = useReveal(mock.mockTestId);
  return (
    <RevealSheet
      mock={mock}
      title="This mock is over"
      reveal={reveal}
      actions={
        <ButtonLink to="/" replace variant="outline">
          Go to the dashboard
        </ButtonLink>
      }
    >
      <p>
        {mock.kind === "full"
          ? "You've finished all of its sections."
          : "You've finished its section."}
      </p>
    </RevealSheet>
  );
}
