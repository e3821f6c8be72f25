import type { Sitting, SittingSection } from "@theta/contract/staff";
import { useEffect, useState } from "react";
import { clockTime } from "../../src/lib/clock-time.ts";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { When } from "../shared/when.tsx";
import { FactList } from "./fact-list.tsx";
import { QuestionTable } from "./question-table.tsx";
import { SectionActions } from "./section-actions.tsx";
import { endWords, secondsWords, sectionName, STATE_WORDS, timesWords } from "./sitting-words.ts";

interface SectionPartProps {
  sitting: Sitting;
  section: SittingSection;
  /** Which of several it is. */
  title: string | undefined;
}

/** What happened in one section, and what can be done about it. */
export function SectionPart({ sitting, section, title }: SectionPartProps) {
  const name = sectionName(section.sectionType);
  const heading = title ? `${title}: ${name}` : name;
  return (
    <section aria-label={heading} className="flex flex-col gap-6">
      <SectionHeading ruled aside={<SectionActions sitting={sitting} section={section} />}>
        {heading}
      </SectionHeading>
      <SectionFacts sitting={sitting} section={section} />
      {section.questions.length > 0 && <QuestionTable caption={heading} section={section} />}
    </section>
  );
}

function SectionFacts({ sitting, section }: { sitting: Sitting; section: SittingSection }) {
  const { state, startedAt, deadline, endedAt, outages, questions, totalQuestions } = section;
  if (startedAt === null) return <p className="text-ink-muted">Not started yet.</p>;
  const lost = outages.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0);
  const saved = questions.flatMap(({ answeredAt }) => answeredAt ?? []);
  return (
    <FactList
      facts={[
        ["State", STATE_WORDS[state]],
        ...(state === "running"
          ? [
              [
                "Clock left",
                sitting.time === "no-clock" ? (
                  "No clock"
                ) : (
                  <ClockLeft key={deadline} milliseconds={deadline! - sitting.serverTime} />
                ),
              ] as const,
            ]
          : []),
        ...(section.reopenSeconds !== null
          ? [["Will have", secondsWords(section.reopenSeconds)] as const]
          : []),
        ["Started", <When key="started" at={startedAt} />],
        ["Deadline", <When key="deadline" at={deadline} />],
        ...(endedAt === null
          ? []
          : [
              ["Ended", <When key="ended" at={endedAt} />] as const,
              ["Ended by", endWords(section)] as const,
            ]),
        ["Question reached", `${questions.length} of ${totalQuestions}`],
        ["Answers saved", saved.length],
        ["Last answer saved", saved.length === 0 ? "None" : <When key="last" at={lastOf(saved)} />],
        ...(section.reopenedPages === null
          ? []
          : [["Page reloaded", timesWords(section.reopenedPages)] as const]),
        ["Lost to outages", <Outages key="lost" lost={lost} outages={outages} />],
        ["Given back for outages", secondsWords(section.secondsGivenBack)],
        ["Added by support", secondsWords(section.secondsAdded)],
        ...(section.continuedAt === null
          ? []
          : [["Continued", <When key="continued" at={section.continuedAt} />] as const]),
      ]}
    />
  );
}

const lastOf = (moments: readonly number[]) => Math.max(...moments);

function Outages({ lost, outages }: { lost: number; outages: SittingSection["outages"] }) {
  if (outages.length === 0) return "None";
  return (
    <>
      {secondsWords(lost)}, from <When at={outages[0]!.from} />
    </>
  );
}

/** Runs on from what the server said. */
function ClockLeft({ milliseconds }: { milliseconds: number }) {
  const [end] = useState(() => performance.now() + milliseconds);
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return clockTime(Math.max(0, Math.ceil(left / 1000)));
}
