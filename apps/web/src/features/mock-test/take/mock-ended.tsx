import type { MockCard, SectionDetails, SectionEnd } from "@theta/contract";
import { Button } from "../../../ui/button.tsx";
import { RevealSheet } from "../reveal/reveal-sheet.tsx";
import { useReveal } from "../reveal/use-reveal.ts";
import { endTitle, endWords } from "./end-words.ts";
import { GoingOn } from "./going-on.tsx";
import { useGoOnAfterwards } from "./use-go-on-afterwards.ts";
import { useReopened } from "./use-reopened.ts";

interface MockEndedProps {
  mock: MockCard;
  learnerId: string;
  /** Of the last section. */
  end: SectionEnd;
  /** To a section that was reopened; null leaves the mock. */
  onGoOn: (next: SectionDetails | null) => void;
}

/** The last section is over: the result, and where to go next. */
export function MockEnded({ mock, learnerId, end, onGoOn }: MockEndedProps) {
  const leave = () => onGoOn(null);
  useReopened({ mock, learnerId, end }, onGoOn);
  const reveal = useReveal(mock.mockTestId);
  // Nobody is taken away from a score that isn't there yet.
  const isTold = reveal.state === "revealed" || reveal.state === "locked";
  const { secondsLeft, stay } = useGoOnAfterwards(isTold, leave);
  return (
    <RevealSheet
      mock={mock}
      title={endTitle(end)}
      reveal={reveal}
      actions={
        <>
          <Button variant="outline" onClick={leave}>
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
