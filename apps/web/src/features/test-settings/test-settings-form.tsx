import { TEXT_SIZES, type TestSettings, TIMES_ALLOWED } from "@theta/contract";
import { showFailure } from "../../lib/call/show-failure.ts";
import { RadioCard, RadioCardGroup } from "../../ui/form/radio-card.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Switch } from "../../ui/form/switch.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { FailedState } from "../../ui/states.tsx";
import { useSaveTestSettingsMutation, useTestSettingsQuery } from "./test-settings-data.ts";
import { TIME_WORDS } from "./time-words.ts";

type Flag = {
  [K in keyof TestSettings]: TestSettings[K] extends boolean ? K : never;
}[keyof TestSettings];

const FLAGS: readonly { flag: Flag; label: string; text: string }[] = [
  {
    flag: "hasExtraBreaks",
    label: "Extra rest breaks",
    text: "A ten-minute break before every section but the first, instead of one per mock.",
  },
  {
    flag: "hasHighContrast",
    label: "High contrast",
    text: "Black on white or white on black, with bolder lines.",
  },
  {
    flag: "hasLineReader",
    label: "Line reader",
    text: "Dims everything but a few lines. Click where you're reading, or move it with Alt+↑ and Alt+↓.",
  },
  {
    flag: "masksAnswers",
    label: "Answer masking",
    text: "Covers the answers until you ask for them, so you can think of your own first.",
  },
  {
    flag: "isCalculatorMouseOnly",
    label: "Test-center calculator",
    text: "Works with a mouse or touch, not the keyboard.",
  },
];

/** Every change is kept at once and can be undone at any time. Tests that are running keep their time. */
export function TestSettingsForm() {
  const { data: settings, error, refetch } = useTestSettingsQuery();
  const [save] = useSaveTestSettingsMutation();
  if (error && !settings)
    return (
      <FailedState title="We couldn't load your test settings." onRetry={() => void refetch()}>
        Your next test will use the settings you saved last.
      </FailedState>
    );
  if (!settings)
    return (
      <SkeletonRows
        label="Loading your test settings"
        rows={4}
        row="py-4"
        lines={["w-40 text-md", "w-72 text-sm"]}
        end="size-6"
      />
    );

  const change = (choice: Partial<TestSettings>) => void save(choice).unwrap().catch(showFailure);
  return (
    <div className="flex flex-col gap-8 py-4">
      <TimeChoice {...{ settings, change }} />
      <TextSizeChoice {...{ settings, change }} />
      <Switches {...{ settings, change }} />
    </div>
  );
}

interface PartProps {
  settings: TestSettings;
  change: (choice: Partial<TestSettings>) => void;
}

function TimeChoice({ settings, change }: PartProps) {
  return (
    <RadioCardGroup
      legend="Time"
      hint="Applies to quizzes, topic tests, and mocks you start from now on. Your reports show which setting you used."
    >
      {TIMES_ALLOWED.map((time) => (
        <RadioCard
          key={time}
          name="time-allowed"
          label={TIME_WORDS[time].name}
          text={TIME_WORDS[time].text}
          checked={settings.time === time}
          onChange={() => change({ time })}
        />
      ))}
    </RadioCardGroup>
  );
}

function TextSizeChoice({ settings, change }: PartProps) {
  return (
    <div className="max-w-60">
      <Select
        label="Text size in tests"
        value={String(settings.textSize)}
        options={TEXT_SIZES.map((size) => ({ value: String(size), label: `${size}%` }))}
        onChange={({ target }) => {
          const textSize = TEXT_SIZES.find((size) => String(size) === target.value);
          if (textSize) change({ textSize });
        }}
      />
    </div>
  );
}

function Switches({ settings, change }: PartProps) {
  return (
    <div className="flex flex-col gap-4">
      {FLAGS.map(({ flag, label, text }) => (
        <div key={flag}>
          <Switch
            label={label}
            checked={settings[flag]}
            aria-describedby={`about-${flag}`}
            onChange={({ target }) => change({ [flag]: target.checked })}
          />
          <p id={`about-${flag}`} className="ml-13 text-sm text-ink-muted">
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
