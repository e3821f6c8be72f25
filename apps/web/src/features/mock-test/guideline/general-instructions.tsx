import { type MockCard, type MockMode, SECTION_SECONDS } from "@theta/contract";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { limitWords } from "../../test-settings/time-words.ts";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { MINUTE_WORDS } from "../shared/minute-words.ts";
import { stateOfMock } from "../shared/mock-state.ts";
import { secondsOfMock } from "../shared/mock-words.ts";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";
import { BreakRule, EndRule, TimeRule } from "./time-rules.tsx";

interface GeneralInstructionsProps {
  mock: MockCard;
  /** As it's chosen now; on a later step, it may still be changed. */
  mode: MockMode;
}

/** The rules for the whole test. */
export function GeneralInstructions({ mock, mode }: GeneralInstructionsProps) {
  const isFull = mock.kind === "full";
  return (
    <>
      <StepText>
        <p>{mock.about}</p>
        <ul>
          <TimeRule isFull={isFull} />
          <li>
            <strong className="font-strong">You answer one question at a time.</strong> You need to
            answer each question to get the next one: each one depends on your earlier answers. In{" "}
            <em>forward only</em>, your answer is final once you move on. In <em>exam mode</em>, you
            can bookmark questions, and if there's time left after the last one, you can review the
            section and change up to three answers.
          </li>
          <ModeRule isFull={isFull} mode={mode} />
          <CalculatorRule mock={mock} />
          {isFull && <BreakRule />}
          <EndRule />
          <li>
            <strong className="font-strong">We save each answer when you press Next.</strong> If you
            lose your connection, we keep it on this device and send it when you're back online. Use
            only one tab.
          </li>
        </ul>
      </StepText>
      <SectionFacts mock={mock} isFull={isFull} />
      <p className="mt-6">
        <TextLink to="/test-day" state={stateOfMock(mock)}>
          Rehearse test day
        </TextLink>{" "}
        first if this is new to you: check your device, try the screen, and print scratch paper.
      </p>
    </>
  );
}

function SectionFacts({ mock, isFull }: { mock: MockCard; isFull: boolean }) {
  const { time } = useTestSettings();
  return (
    <Facts
      facts={[
        ...mock.sectionTypes.map((type) => {
          const { name, questions } = SECTION_WORDS[type];
          return [name, `${questions} questions, ${limitWords(SECTION_SECONDS, time)}`] as const;
        }),
        ...(isFull
          ? [
              [
                "Total",
                `${mock.totalQuestions} questions, ${limitWords(secondsOfMock(mock), time)}`,
              ] as const,
            ]
          : []),
        [
          "Score",
          <>
            {isFull
              ? "60 to 90 for each section, 205 to 805 in total, each with its range. "
              : "60 to 90, with its range. "}
            <PlainLink href="/how-scores-work" target="_blank" rel="noreferrer">
              How scores work
            </PlainLink>{" "}
            (opens in a new tab).
          </>,
        ],
      ]}
    />
  );
}

/** The minutes of exam mode, before the first of them runs. */
function ModeRule({ isFull, mode }: { isFull: boolean; mode: MockMode }) {
  const { time } = useTestSettings();
  const minute = MINUTE_WORDS[time];
  if (!isFull) return null;
  return (
    <li>
      <strong className="font-strong">You choose the mode on the next screen.</strong>
      {minute !== null && (
        <>
          {" "}
          Exam mode gives you {minute} there to choose the order of the sections, and {minute} to
          read the instructions before each section.
          {mode === "exam" &&
            " It's already selected, so your time to choose starts when you press Next."}
        </>
      )}
    </li>
  );
}

function CalculatorRule({ mock }: { mock: MockCard }) {
  if (mock.kind === "full")
    return (
      <li>
        <strong className="font-strong">An on-screen calculator</strong> is available only in Data
        Insights. {WHITEBOARD}
      </li>
    );
  const hasCalculator = mock.sectionTypes.some((type) => SECTION_WORDS[type].hasCalculator);
  return (
    <li>
      {hasCalculator
        ? "This section has an on-screen calculator, as on the exam."
        : "This section has no calculator, as on the exam."}{" "}
      {WHITEBOARD}
    </li>
  );
}

const WHITEBOARD =
  "Every section has an on-screen whiteboard for your notes and scratch work; paper and pen are fine, too.";
