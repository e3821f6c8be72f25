import type { MockCard } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { stateOfMock } from "../shared/mock-state.ts";
import { ButtonLink } from "../../../ui/button.tsx";

/** All sections are sat: nothing is left to do here. */
export function MockOver({ mock }: { mock: MockCard }) {
  return (
    <ExamSheet
      name={mock.name}
      title="This mock test is over"
      actions={
        <>
          <ButtonLink to="/mock-test-analytics" replace state={stateOfMock({ ...mock, status: 3 })}>
            See the analytics
          </ButtonLink>
          <ButtonLink to="/" replace variant="outline">
            Go to the dashboard
          </ButtonLink>
        </>
      }
    >
      <p>
        {mock.kind === "full" ? "All its sections are done" : "Its section is done"}, and the score
        is ready.
      </p>
    </ExamSheet>
  );
}
