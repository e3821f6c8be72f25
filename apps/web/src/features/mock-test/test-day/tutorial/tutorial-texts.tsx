import type { SectionEnd } from "@theta/contract";
import { StepText } from "../../../exam/frame/step-text.tsx";
import { Button } from "../../../../ui/button.tsx";
import { MockKeys } from "../../take/mock-help.tsx";
import { TUTORIAL_SOLUTION } from "./tutorial-question.ts";

/** Before the practice question: what it is, and the keys. */
export function TutorialIntro({ onSkip }: { onSkip: () => void }) {
  return (
    <>
      <StepText>
        <p>
          In about two minutes, you'll try everything on the test screen: answering, bookmarks, the
          clock, the calculator, and the review at the end. There's one question. It doesn't count,
          and nothing you do here is saved or sent.
        </p>
        <p>
          It shows a Data Insights section in exam mode, which has every feature. Forward-only mocks
          have no bookmarks and no review, and other sections have no calculator.
        </p>
        <p>
          You can do it all with the keyboard: <MockKeys hasCalculator mode="exam" />
        </p>
      </StepText>
      <Button variant="outline" className="mt-8" onClick={onSkip}>
        Skip the tutorial
      </Button>
    </>
  );
}

interface TutorialDoneProps {
  endedBy: SectionEnd["endedBy"];
  onAgain: () => void;
}

/** Afterward: what would happen now in a real section, and the solution. */
export function TutorialDone({ endedBy, onAgain }: TutorialDoneProps) {
  return (
    <>
      <StepText>
        <p>
          {endedBy === "time"
            ? "The practice clock ran out. In a real section, your answers would count as they were, and questions you hadn't answered would count as wrong."
            : "In a real section, your answers would now be final, and the break or the next section would follow."}{" "}
          Here, nothing was saved.
        </p>
        <p>{TUTORIAL_SOLUTION}</p>
      </StepText>
      <Button variant="outline" className="mt-8" onClick={onAgain}>
        Try it again
      </Button>
    </>
  );
}
