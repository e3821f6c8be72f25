import { Navigate, useLocation } from "react-router";
import { FindMock } from "../shared/find-mock.tsx";
import { mockOfState, stateOfMock } from "../shared/mock-state.ts";
import { BeforeMock } from "./before-mock.tsx";

/** What a mock test is and in which order its sections come; one that is opened goes on elsewhere. */
export function MockGuidelineScreen() {
  const { state } = useLocation();
  const mock = mockOfState(state);
  if (!mock) return <FindMock />;
  if (mock.status === 0) return <BeforeMock key={mock.mockTestId} mock={mock} />;
  const path = mock.status === 3 ? "/mock-test-analytics" : "/test-instruction";
  return <Navigate to={path} replace state={stateOfMock(mock)} />;
}
