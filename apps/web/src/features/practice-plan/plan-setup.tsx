import { SectionHeading } from "../../ui/headings.tsx";
import { PlanForm } from "./plan-form.tsx";
import { longDateUtc } from "../../lib/long-date.ts";
import { localDay } from "../../lib/local-day.ts";
import { addDays, nextMonday } from "./plan-words.ts";

interface PlanSetupProps {
  outline: readonly string[];
  /** As the learner entered it elsewhere. */
  examOn: string | null;
}

/** Shown before there's a start date: what the ten weeks hold, and the few choices that set their dates. */
export function PlanSetup({ outline, examOn }: PlanSetupProps) {
  const start = nextMonday(localDay());
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <section aria-label="Set up your plan" className="flex flex-col gap-5">
        <SectionHeading ruled>Set up your plan</SectionHeading>
        <p className="text-ink-2">
          If you start on {longDateUtc(start)}, week 10 ends on {longDateUtc(addDays(start, 69))}.
          The best exam date is a few days after that.
        </p>
        <PlanForm
          from={{ startsOn: start, examOn, sections: ["quant", "verbal", "dataInsights"] }}
          label="Set up my plan"
        />
      </section>
      <section aria-label="The ten weeks">
        <SectionHeading ruled>The ten weeks</SectionHeading>
        <ol className="flex flex-col">
          {outline.map((title, k) => (
            <li key={title} className="flex gap-4 border-b border-line py-2.5">
              <span className="w-6 shrink-0 text-right text-ink-muted numerals">{k + 1}</span>
              {title}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
