import { useLocation } from "react-router";
import { FindMock } from "../shared/find-mock.tsx";
import { mockOfState } from "../shared/mock-of-state.ts";
import { MockPlace } from "./mock-place.tsx";

/** What comes next in a mock: a section's instructions, the break before it, or the end. */
export function SectionInstructionScreen() {
  const { state } = useLocation();
  const mock = mockOfState(state);
  return mock ? <MockPlace key={mock.mockTestId} mock={mock} /> : <FindMock />;
}
