import type { MockCard as Mock } from "@theta/contract";
import { availableFrom } from "../../../lib/day-words.ts";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { MockActions } from "./mock-actions.tsx";
import { MockScore } from "./mock-score.tsx";
import { kindOfMock, lengthOfMock, progressWords } from "../shared/mock-words.ts";
import { SectionSegments } from "./section-segments.tsx";

/** A mock: what it is, its status, and what you can do with it. */
export function MockCard({ mock }: { mock: Mock }) {
  const { time } = useTestSettings();
  return (
    <article
      aria-label={mock.name}
      className="flex h-full flex-col rounded-lg border border-line bg-surface p-5"
    >
      <p className="text-sm text-ink-2">{kindOfMock(mock)}</p>
      <h3 className="headline wrap-anywhere text-h4">{mock.name}</h3>
      {/* Two facts on one line. If it has to wrap, it wraps between them. */}
      <p className="mt-1 text-sm text-ink-muted numerals">
        <span className="inline-block">Available From {availableFrom(mock.createdAt)}</span>{" "}
        <span className="inline-block">{lengthOfMock(mock, time)}</span>
      </p>
      {mock.status !== 3 && <p className="mt-2 text-sm text-ink-2">{mock.about}</p>}
      <div className="mt-4 mb-5">
        <MockStatus mock={mock} />
      </div>
      <div className="@container mt-auto">
        <MockActions mock={mock} />
      </div>
    </article>
  );
}

function MockStatus({ mock }: { mock: Mock }) {
  if (mock.status !== 3)
    return (
      <>
        <p className="mb-2 text-sm">{progressWords(mock)}</p>
        <SectionSegments mock={mock} />
      </>
    );
  if (mock.score === undefined)
    return (
      <p className="text-sm text-ink-2">
        {mock.lock === "plan-ended"
          ? "Finished. Your plan has ended: renew it to see your score, solutions, and analytics."
          : "Finished. You need an active plan to see your score, solutions, and analytics."}{" "}
        We're keeping them for you.
      </p>
    );
  return <MockScore mock={mock} score={mock.score} />;
}
