import { Navigate, useLocation } from "react-router";
import { FindMock } from "../shared/find-mock.tsx";
import { mockOfState } from "../shared/mock-of-state.ts";
import { stateOfMock } from "../shared/mock-state.ts";
import { BeforeMock } from "./before-mock.tsx";

/**
 * Explains a mock and asks for the order of its sections. A mock that's already open continues
 * elsewhere.
 */
export function MockGuidelineScreen() {
  const { state } = useLocation();
  const mock = mockOfState(state);
  if (!mock) return <FindMock />;
  if (mock.status === 0) return <BeforeMock key={mock.mockTestId} mock={mock} />;
  const path = mock.status === 3 ? "/mock-test-analytics" : "/test-instruction";
  return <Navigate to={path} replace state={stateOfMock(mock)} />;
}
