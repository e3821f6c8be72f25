import { SECTION_ORDERS, SECTION_TYPES } from "@theta/contract";
import type { Ref } from "react";
import { StepText } from "../../exam/frame/step-text.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { RadioCard, RadioCardGroup } from "../../../ui/form/radio-card.tsx";

/** "Quantitative, Verbal, Data Insight" */
const ORDERS = Object.entries(SECTION_ORDERS).map(([order, sections]) => ({
  order: Number(order),
  label: sections.map((section) => SECTION_WORDS[SECTION_TYPES[section]].inOrder).join(", "),
}));

interface SectionOrderingProps {
  order: number | null;
  firstChoice: Ref<HTMLInputElement>;
  onChange: (order: number) => void;
}

export function SectionOrdering({ order, firstChoice, onChange }: SectionOrderingProps) {
  return (
    <>
      <StepText>
        <p>
          You choose the order of the three sections. Many people start with the one they find
          hardest, while they're fresh. You can't change the order of this test later.
        </p>
        <p>
          The real exam gives you 1 minute to choose. Here, there's no limit and no clock is
          running, so take your time.
        </p>
      </StepText>
      <RadioCardGroup legend="Order of sections" className="mt-8">
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
