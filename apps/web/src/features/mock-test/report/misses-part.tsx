import type { MockCard, PathStep, SectionReport } from "@theta/contract";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { clockTime } from "../../../lib/clock-time.ts";
import { topicOf } from "../../question/results/question-words.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { missesOf, questionsWorth } from "./pace/section-pace.ts";
import { solutionState } from "./solution-state.ts";

interface MissesPartProps {
  mock: MockCard;
  section: SectionReport;
}

/** Wrong answers that the clock explains, one by one. */
export function MissesPart({ mock, section }: MissesPartProps) {
  const misses = missesOf(section);
  const { rushed, slow, evenPace, secondsLost } = misses;
  if (evenPace === null) return null;
  const worth = questionsWorth(misses);
  const list = (steps: readonly PathStep[]) => (
    <MissList mock={mock} section={section} steps={steps} />
  );
  return (
    <>
      <Kind title="Rushed misses" count={rushed.length}>
        <p className="text-ink-2">
          {rushed.length === 0
            ? `You didn't rush any wrong answers: none took less than half the ${clockTime(evenPace)} an even pace allows.`
            : `You got ${rushed.length === 1 ? "this one" : "these"} wrong in less than half the ${clockTime(evenPace)} an even pace allows.${section.endedBy === "learner" ? " You still had time left at the end." : ""}`}
        </p>
        {list(rushed)}
      </Kind>
      <Kind title="Slow misses" count={slow.length}>
        <p className="text-ink-2">
          {slow.length === 0
            ? `None of your wrong answers took more than 1.5 times the ${clockTime(evenPace)} an even pace allows.`
            : `You got ${slow.length === 1 ? "this one" : "these"} wrong after more than 1.5 times what an even pace allows. ${slow.length === 1 ? "It" : "Together, they"} cost you ${clockTime(secondsLost)} extra${worth && `: ${worth}`}.`}
        </p>
        {list(slow)}
      </Kind>
    </>
  );
}

function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeading
        level={3}
        id={id}
        aside={<span className="font-serif text-h4 numerals">{count}</span>}
      >
        {title}
      </SectionHeading>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
    </section>
  );
}

interface MissListProps extends MissesPartProps {
  steps: readonly PathStep[];
}

function MissList({ mock, section, steps }: MissListProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {steps.map((step) => (
        <li key={step.order} className="border-b border-line">
          <Link
            to="/mock-test-solution"
            state={solutionState(mock, section.sectionType, step)}
            className="flex min-h-11 flex-wrap items-center gap-x-4 rounded-sm py-2 text-sm hover:bg-sunk"
          >
            <span className="font-strong underline decoration-line-strong underline-offset-4">
              Question {step.order}
            </span>
            <span className="min-w-0 flex-1 text-ink-2">{topicOf(step)}</span>
            <span className="numerals">{clockTime(step.timeSpent!)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
