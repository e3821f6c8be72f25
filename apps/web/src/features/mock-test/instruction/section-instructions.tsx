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
          ["Time", `${minutes} minutes, ${pace(duration / totalQuestions)} a question on average`],
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
              ? "On screen: its button is in the bar, Alt+C opens it."
              : "None in this section.",
          ],
          [
            "Whiteboard",
            "On screen, for notes and scratch work: its button is in the bar, Alt+W opens it. Paper and a pen are fine too.",
          ],
        ]}
      />
      <StepText>
        <ul>
          <li>The clock starts with Start Test and does not stop, not even when you leave.</li>
          <li>
            It goes forward only: every question must be answered, and an answer is final once you
            go on.
          </li>
          <li>
            When the time is up the section ends. Questions left over count as wrong, so keep an eye
            on the pace.
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
