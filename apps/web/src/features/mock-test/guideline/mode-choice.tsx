import { MOCK_MODES, type MockCard, type MockMode } from "@theta/contract";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { MINUTE_WORDS } from "../shared/minute-words.ts";
import { RadioCard, RadioCardGroup } from "../../../ui/form/radio-card.tsx";

interface ModeChoiceProps {
  kind: MockCard["kind"];
  mode: MockMode;
  onChange: (mode: MockMode) => void;
}

/** Whether answers are final, or may be reviewed as in the exam. */
export function ModeChoice({ kind, mode, onChange }: ModeChoiceProps) {
  const { time } = useTestSettings();
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
          text={own === "forward" ? FORWARD[kind] : examText(kind, MINUTE_WORDS[time])}
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

const FORWARD: Record<MockCard["kind"], string> = {
  full: "An answer is final once you move on. The screens before each section aren't timed.",
  sectional: "An answer is final once you move on. The screen before the section isn't timed.",
};

function examText(kind: MockCard["kind"], minute: string | null): string {
  if (minute === null)
    return kind === "full"
      ? "Like the real exam, but the screens before each section aren't timed."
      : "Like the real exam, but the screen before the section isn't timed.";
  return kind === "full"
    ? `Like the real exam. You get ${minute} on this screen, starting when you choose this mode, and ${minute} to read the instructions before each section.`
    : `Like the real exam. After you press Next, you get ${minute} to read the instructions; then the section starts.`;
}
