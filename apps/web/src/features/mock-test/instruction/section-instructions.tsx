import { type MockMode, SECTION_SECONDS, type TimeAllowed } from "@theta/contract";
import type { ReactNode } from "react";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { MODE_NAMES } from "../shared/mode-words.ts";
import { durationWords } from "../../../lib/clock-time.ts";
import { timeNote } from "../../test-settings/time-words.ts";
import { MINUTE_WORDS } from "../shared/minute-words.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";
import type { NextSection } from "./next-section.ts";

export function SectionInstructions({ section }: { section: NextSection }) {
  const words = SECTION_WORDS[section.sectionType];
  const { totalQuestions = words.questions, duration = SECTION_SECONDS } = section;
  return (
    <>
      <Facts
        facts={[
          ["Test mode", MODE_NAMES[section.mode]],
          ["Questions", totalQuestions],
          [
            "Time",
            section.isReopened
              ? durationWords(duration)
              : timeWords(section.time, duration, totalQuestions),
          ],
          [
            "Question types",
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
              ? "On screen. Open it with the button in the toolbar or Alt+C."
              : "None in this section.",
          ],
          [
            "Whiteboard",
            "On screen, for notes and scratch work. Open it with the button in the toolbar or Alt+W. Paper and pen are fine, too.",
          ],
        ]}
      />
      <StepText>
        <ul>
          {section.isReopened && (
            <li>
              Our support has reopened this section. You continue where you stopped, and the answers
              you gave are still there.
            </li>
          )}
          <StartRule mode={section.mode} time={section.time} />
          {RULES[section.mode]}
          <li>
            {section.time === "no-clock"
              ? "The section stays open for 24 hours. After that, questions you haven't answered count as wrong."
              : "When time is up, the section ends. Questions you haven't answered count as wrong, so keep an eye on your pace."}
          </li>
        </ul>
      </StepText>
    </>
  );
}

/** With the note that it's more than the exam's. */
function timeWords(time: TimeAllowed, duration: number, questions: number): string {
  const note = timeNote(time);
  if (time === "no-clock") return `${note}: take as long as you like`;
  const words = duration % 60 === 0 ? `${duration / 60} minutes` : durationWords(duration);
  const all = `${words}: ${pace(duration / questions)} per question on average`;
  return note ? `${note}, ${all}` : all;
}

/** "2 min 9 s" */
function pace(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function StartRule({ mode, time }: { mode: MockMode; time: TimeAllowed }) {
  const minute = MINUTE_WORDS[time];
  if (minute === null)
    return mode === "exam" && <li>The section starts when you press Start Test.</li>;
  if (mode === "forward")
    return <li>The clock starts when you press Start Test and doesn't stop, even if you leave.</li>;
  return (
    <li>
      You have {minute} on this screen. Then the section starts automatically. Press Start Test to
      start sooner. Once it has started, its clock doesn't stop, even if you leave.
    </li>
  );
}

const RULES: Record<MockMode, ReactNode> = {
  forward: (
    <li>
      You can only go forward: you need to answer every question, and an answer is final once you
      move on.
    </li>
  ),
  exam: (
    <>
      <li>
        You need to answer every question to get the next one. Bookmark the ones you'd like to see
        again.
      </li>
      <li>
        If there's time left after the last question, you can review the section and change up to
        three answers. Each change counts, even changing an answer back.
      </li>
    </>
  ),
};
