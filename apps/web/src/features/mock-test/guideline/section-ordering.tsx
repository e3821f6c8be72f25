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
          You decide in which order the three sections come. Many begin with the one that they find
          hardest, while they are fresh. The choice holds for this test and cannot be changed later.
        </p>
        <p>
          The real exam gives you 1 minute to choose. Practice waits without limit: no clock runs
          here.
        </p>
      </StepText>
      <RadioCardGroup legend="Order of the sections" className="mt-8">
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
