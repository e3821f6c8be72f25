import type { ReactNode } from "react";
import { countOutcomes, lackWords, type QuestionRow } from "../shared/question-row.ts";

/** Score, correct answers, and attempts, each with what it means. */
export function ScoreCards({ rows }: { rows: readonly QuestionRow[] }) {
  const total = rows.length;
  const counts = countOutcomes(rows);
  const { correct, incorrect } = counts;
  return (
    <dl className="grid border-y border-line @2xl:grid-cols-3">
      <Card
        label="Score"
        meaning="One point for each right answer. Wrong answers cost you nothing."
      >
        {correct}
      </Card>
      <Card label="Correct Answers" meaning={`${percent(correct, total)} of all questions`}>
        {correct} <OutOf total={total} />
      </Card>
      <Card label="Attempted" meaning={lackWords(counts)}>
        {correct + incorrect} <OutOf total={total} />
      </Card>
    </dl>
  );
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "0%" : `${Math.round((100 * part) / whole)}%`;
}

interface CardProps {
  label: string;
  meaning: string;
  children: ReactNode;
}

function Card({ label, meaning, children }: CardProps) {
  return (
    <div className="flex flex-col gap-1 border-line py-5 not-first:border-t @2xl:px-8 @2xl:not-first:border-t-0 @2xl:not-first:border-l @2xl:first:pl-0">
      <dt className="font-strong">{label}</dt>
      <dd className="headline text-h1 numerals">{children}</dd>
      <dd className="text-sm text-ink-2">{meaning}</dd>
    </div>
  );
}

function OutOf({ total }: { total: number }) {
  return (
    <span className="font-sans text-lg font-text tracking-[0] text-ink-2">out of {total}</span>
  );
}
