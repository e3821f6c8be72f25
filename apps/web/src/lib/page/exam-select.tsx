import { TEST_TYPES } from "@theta/contract";
import { useNavigate } from "react-router";
import { Select } from "../../ui/form/select.tsx";

const GRE_PATH = "/upcomming-soon";
export type TestType = (typeof TEST_TYPES)[keyof typeof TEST_TYPES];

interface ExamSelectProps {
  /** Omitted on most screens, because only the GMAT has tests. */
  testType?: TestType | undefined;
  /** What the screen does with the choice. Choosing the GRE then opens the page that announces it. */
  onChoose?: ((testType: TestType) => void) | undefined;
}

/** Lets the learner pick GMAT or GRE. */
export function ExamSelect({ testType = TEST_TYPES.gmat, onChoose }: ExamSelectProps) {
  const navigate = useNavigate();
  function choose(value: string) {
    const chosen = Object.values(TEST_TYPES).find((type) => String(type) === value)!;
    onChoose?.(chosen);
    if (chosen === TEST_TYPES.gre) void navigate(GRE_PATH, { state: { testType: chosen } });
  }
  return (
    <Select
      // The label says in advance that this choice opens another page.
      label="Exam (choosing GRE opens another page)"
      hideLabel
      compact
      value={String(testType)}
      options={[
        { value: String(TEST_TYPES.gmat), label: "GMAT" },
        { value: String(TEST_TYPES.gre), label: "GRE" },
      ]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
