import { MOCK_MODES, type MockCard, type MockMode } from "@theta/contract";
import { RadioCard, RadioCardGroup } from "../../../ui/form/radio-card.tsx";

interface ModeChoiceProps {
  kind: MockCard["kind"];
  mode: MockMode;
  onChange: (mode: MockMode) => void;
}

/** Whether answers are final, or may be reviewed as in the exam. */
export function ModeChoice({ kind, mode, onChange }: ModeChoiceProps) {
  return (
    <RadioCardGroup
      legend="Test mode"
      hint="You can't change it once you've opened this mock."
      className="mt-8"
    >
      {MOCK_MODES.map((own) => (
        <RadioCard
          key={own}
          name="test-mode"
          value={own}
          label={LABELS[own]}
          text={TEXTS[kind][own]}
          checked={mode === own}
          onChange={() => onChange(own)}
        />
      ))}
    </RadioCardGroup>
  );
}

const LABELS: Record<MockMode, string> = {
  forward: "Forward only",
  exam: "Exam mode: bookmark, review, change up to three answers per section",
};

const TEXTS: Record<MockCard["kind"], Record<MockMode, string>> = {
  full: {
    forward: "An answer is final once you move on. The screens before each section aren't timed.",
    exam: "Like the real exam. You get one minute on this screen, starting when you choose this mode, and one minute to read the instructions before each section.",
  },
  sectional: {
    forward: "An answer is final once you move on. The screen before the section isn't timed.",
    exam: "Like the real exam. After you press Next, you get one minute to read the instructions; then the section starts.",
  },
};
