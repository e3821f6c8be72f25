import { type MockMode, SECTION_ORDERS, SECTION_TYPES } from "@theta/contract";
import type { ReactNode, Ref } from "react";
import { StepText } from "../../exam/frame/step-text.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { MINUTE_WORDS } from "../shared/minute-words.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { RadioCard, RadioCardGroup } from "../../../ui/form/radio-card.tsx";

/** "Quantitative, Verbal, Data Insight" */
const ORDERS = Object.entries(SECTION_ORDERS).map(([order, sections]) => ({
  order: Number(order),
  label: sections.map((section) => SECTION_WORDS[SECTION_TYPES[section]].inOrder).join(", "),
}));

/** Taken when the minute of exam mode is over and nothing is chosen. */
export const FIRST_ORDER = ORDERS[0]!.order;

interface SectionOrderingProps {
  mode: MockMode;
  order: number | null;
  firstChoice: Ref<HTMLInputElement>;
  onChange: (order: number) => void;
  /** The choice of the test mode. */
  children: ReactNode;
}

export function SectionOrdering(props: SectionOrderingProps) {
  const { mode, order, firstChoice, onChange, children } = props;
  const { time } = useTestSettings();
  return (
    <>
      <StepText>
        <p>
          You choose the order of the three sections. Many people start with the one they find
          hardest, while they're fresh. You can't change the order later.
        </p>
        <p>{timeToChoose(mode, MINUTE_WORDS[time])}</p>
      </StepText>
      {children}
      <RadioCardGroup legend="Section order" className="mt-8">
        {ORDERS.map(({ order: own, label }, place) => (
          <RadioCard
            key={own}
            ref={place === 0 ? firstChoice : undefined}
            name="section-order"
            value={own}
            label={label}
            checked={order === own}
            onChange={() => onChange(own)}
          />
        ))}
      </RadioCardGroup>
    </>
  );
}

function timeToChoose(mode: MockMode, minute: string | null): string {
  if (mode === "forward")
    return "The real exam gives you one minute to choose. In forward-only mode, you can take as long as you like: no clock is running.";
  if (minute === null)
    return "The real exam gives you one minute to choose. With your time setting, you can take as long as you like.";
  return `Like the real exam, exam mode limits your time to choose: you get ${minute}. When it's up, the test continues with the order you've chosen, or with the first one listed if you haven't chosen.`;
}
