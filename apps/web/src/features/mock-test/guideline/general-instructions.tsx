import { BREAK_SECONDS, type MockCard, SECTION_SECONDS } from "@theta/contract";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { secondsOfMock } from "../shared/mock-words.ts";
import { PlainLink } from "../../../ui/text-link.tsx";

const MINUTES = SECTION_SECONDS / 60;

/** What holds for the whole test. */
export function GeneralInstructions({ mock }: { mock: MockCard }) {
  const isFull = mock.kind === "full";
  return (
    <>
      <StepText>
        <p>{mock.about}</p>
        <ul>
          <li>
            <strong className="font-strong">Only the sections are timed:</strong> {MINUTES} minutes
            {isFull ? " each" : ""}, starting when you press Start Test. Reading this page
            {isFull ? ", choosing an order, and pausing between sections" : ""} doesn't use any of
            it. Once the clock starts, it doesn't stop, even if you leave.
          </li>
          <li>
            <strong className="font-strong">You only go forward.</strong> You need to answer each
            question to get the next one, and your answer is final once you move on: each question
            adapts to your answers.
          </li>
          <CalculatorRule mock={mock} />
          {isFull && (
            <li>
              <strong className="font-strong">One optional break</strong> of {BREAK_SECONDS / 60}{" "}
              minutes, after the first or the second section. It doesn't count toward your time.
            </li>
          )}
          <li>
            <strong className="font-strong">When the time is up</strong> the section ends with the
            answers that you have given. Questions left over count as wrong, so it pays to reach the
            last one.
          </li>
          <li>
            <strong className="font-strong">Each answer is saved as you go on.</strong> If the
            connection breaks it is kept on this device and sent later. Use a single tab.
          </li>
        </ul>
      </StepText>
      <MockFacts mock={mock} />
    </>
  );
}

function MockFacts({ mock }: { mock: MockCard }) {
  const isFull = mock.kind === "full";
  return (
    <Facts
      facts={[
        ...mock.sectionTypes.map((type) => {
          const { name, questions } = SECTION_WORDS[type];
          return [name, `${questions} questions, ${MINUTES} minutes`] as const;
        }),
        ...(isFull
          ? [
              [
                "Together",
                `${mock.totalQuestions} questions, ${secondsOfMock(mock) / 60} minutes`,
              ] as const,
            ]
          : []),
        [
          "Score",
          <>
            {isFull
              ? "60 to 90 for each section, 205 to 805 in total, each with the band it lies in. "
              : "60 to 90, with the band it lies in. "}
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

function CalculatorRule({ mock }: { mock: MockCard }) {
  if (mock.kind === "full")
    return (
      <li>
        <strong className="font-strong">A calculator</strong> is on screen in Data Insights only.{" "}
        {WHITEBOARD}
      </li>
    );
  const hasCalculator = mock.sectionTypes.some((type) => SECTION_WORDS[type].hasCalculator);
  return (
    <li>
      {hasCalculator
        ? "A calculator is on screen in this section, as in the exam."
        : "There is no calculator in this section, as in the exam."}{" "}
      {WHITEBOARD}
    </li>
  );
}

const WHITEBOARD =
  "Every section has an on-screen whiteboard for your notes and scratch work; paper and a pen are fine too.";
