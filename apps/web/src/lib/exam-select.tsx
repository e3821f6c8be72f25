import { TEST_TYPES } from "@theta/contract";
import { useNavigate } from "react-router";
import { Select } from "../ui/select.tsx";

export const GRE_PATH = "/upcomming-soon";

interface ExamSelectProps {
  /** Leads to the page that announces the GRE unless the screen has something of its own to do first. */
  onGre?: (() => void) | undefined;
}

/** GMAT or GRE. There are tests for the GMAT alone, so it always stands there. */
export function ExamSelect({ onGre }: ExamSelectProps) {
  const navigate = useNavigate();
  return (
    <Select
      label="Exam"
      hideLabel
      compact
      value={String(TEST_TYPES.gmat)}
      options={[
        { value: String(TEST_TYPES.gmat), label: "GMAT" },
        { value: String(TEST_TYPES.gre), label: "GRE" },
      ]}
      onChange={(event) => {
        if (event.target.value !== String(TEST_TYPES.gre)) return;
        onGre?.();
        void navigate(GRE_PATH, { state: { testType: TEST_TYPES.gre } });
      }}
    />
  );
}
