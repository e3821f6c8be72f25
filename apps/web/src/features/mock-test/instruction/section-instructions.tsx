import { SECTION_SECONDS } from "@theta/contract";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import type { NextSection } from "./next-section.ts";

export function SectionInstructions({ section }: { section: NextSection }) {
  const words = SECTION_WORDS[section.sectionType];
  const { totalQuestions = words.questions, duration = SECTION_SECONDS } = section;
  const minutes = duration / 60;
  return (
    <>
      <Facts
        facts={[
          ["Questions", totalQuestions],
          [
            "Time",
            `${minutes} minutes: ${pace(duration / totalQuestions)} per question on average`,
          ],
          [
            "Formats",
            <ul key="formats" className="flex flex-col gap-1">
              {words.formats.map(([format, task]) => (
                <li key={format}>
                  <span className="font-ui text-ink">{format}</span>: {task}
                </li>
              ))}
            </ul>,
          ],
          [
            "Calculator",
            words.hasCalculator
              ? "On screen. Open it with its button in the bar or Alt+C."
              : "None in this section.",
          ],
          [
            "Whiteboard",
            "On screen, for notes and scratch work. Open it with its button in the bar or Alt+W. Paper and a pen are fine too.",
          ],
        ]}
      />
      <StepText>
        <ul>
          <li>The clock starts when you press Start Test and doesn't stop, even if you leave.</li>
          <li>
            You can only go forward: you have to answer each question, and your answer is final once
            you go on.
          </li>
          <li>
            When time runs out, the section ends. Questions you don't reach count as wrong, so watch
            your pace.
          </li>
        </ul>
      </StepText>
    </>
  );
}

/** "2 min 9 s" */
function pace(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
