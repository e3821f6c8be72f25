import { BREAK_SECONDS, type MockCard, SECTION_SECONDS } from "@theta/contract";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { secondsOfMock } from "../shared/mock-words.ts";
import { PlainLink } from "../../../ui/text-link.tsx";

const MINUTES = SECTION_SECONDS / 60;

/** The rules for the whole test. */
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
              minutes, after the first or second section. It doesn't count toward your time.
            </li>
          )}
          <li>
            <strong className="font-strong">When time runs out,</strong> the section ends with the
            answers you've given. Questions you don't reach count as wrong, so pace yourself to get
            to the last one.
          </li>
          <li>
            <strong className="font-strong">We save each answer when you press Next.</strong> If you
            lose your connection, we keep it on this device and send it when you're back online. Use
            a single tab.
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
                "Total",
                `${mock.totalQuestions} questions, ${secondsOfMock(mock) / 60} minutes`,
              ] as const,
            ]
          : []),
        [
          "Score",
          <>
            {isFull
              ? "60 to 90 for each section and 205 to 805 in total, each with its score range. "
              : "60 to 90, with its score range. "}
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
        <strong className="font-strong">An on-screen calculator</strong> comes with Data Insights
        only. {WHITEBOARD}
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
  "Every section has an on-screen whiteboard for your notes and scratch work; paper and a pen are fine too.";
