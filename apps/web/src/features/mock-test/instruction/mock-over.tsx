import type { MockCard } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** All sections are done, so there's nothing left to do here. */
export function MockOver({ mock }: { mock: MockCard }) {
  return (
    <ExamSheet
      name={mock.name}
      title="This mock is over"
      actions={
        <>
          <ButtonLink to="/mock-test-analytics" replace state={stateOfMock({ ...mock, status: 3 })}>
            See your analytics
          </ButtonLink>
          <ButtonLink to="/" replace variant="outline">
            Go to the dashboard
          </ButtonLink>
        </>
      }
    >
      <p>
        You've finished {mock.kind === "full" ? "all its sections" : "its section"}, and your score
        is ready.
      </p>
    </ExamSheet>
  );
}
