import { useLocation } from "react-router";
import { FindMock } from "../shared/find-mock.tsx";
import { mockOfState } from "../shared/mock-of-state.ts";
import { useLearner } from "../../../lib/session/use-session.ts";
import { TakingMock } from "./taking-mock.tsx";

/** The questions of the running section. The server says which one that is. */
export function MockQuestionScreen() {
  const { state } = useLocation();
  const mock = mockOfState(state);
  const learner = useLearner();
  if (!learner) return null;
  if (!mock) return <FindMock />;
  return <TakingMock key={mock.mockTestId} mock={mock} learnerId={learner.userId} />;
}
