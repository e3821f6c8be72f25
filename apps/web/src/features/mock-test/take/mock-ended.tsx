import type { MockCard, SectionEnd } from "@theta/contract";
import { Button } from "../../../ui/button.tsx";
import { RevealSheet } from "../reveal/reveal-sheet.tsx";
import { useReveal } from "../reveal/use-reveal.ts";
import { endTitle, endWords } from "./end-words.ts";
import { GoingOn } from "./going-on.tsx";
import { useGoOnAfterwards } from "./use-go-on-afterwards.ts";

interface MockEndedProps {
  mock: MockCard;
  /** Of the last section. */
  end: SectionEnd;
  onGoOn: () => void;
}

/** The last section is over: the result, and where to go next. */
export function MockEnded({ mock, end, onGoOn }: MockEndedProps) {
  const reveal = useReveal(mock.mockTestId);
  // Nobody is taken away from a score that isn't there yet.
  const isTold = reveal.state === "revealed" || reveal.state === "locked";
  const { secondsLeft, stay } = useGoOnAfterwards(isTold, onGoOn);
  return (
    <RevealSheet
      mock={mock}
      title={endTitle(end)}
      reveal={reveal}
      actions={
        <>
          <Button variant="outline" onClick={onGoOn}>
            Go to the dashboard
          </Button>
          {secondsLeft !== null && (
            <Button variant="outline" onClick={stay}>
              Stay
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{endWords(end)}</p>
      {isTold && <GoingOn to="the dashboard" seconds={secondsLeft} />}
    </RevealSheet>
  );
}
