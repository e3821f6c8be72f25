import { REFUND_HOURS } from "@theta/contract";

const FACTS = [
  {
    title: "When a plan ends",
    text: "You lose access to mocks and topic tests, with their analytics and solutions, until you renew. You keep free quizzes and practice.",
  },
  {
    title: "If it's not for you",
    text: `Ask for a full refund within ${REFUND_HOURS} hours, before you start a mock test.`,
  },
  {
    title: "If you need more time",
    text: "Buy again before your plan ends, and the new period is added to it.",
  },
];

export function PlanFacts() {
  return (
    <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-3">
      {FACTS.map(({ title, text }) => (
        <li key={title}>
          <h2 className="font-strong">{title}</h2>
          <p className="mt-1 text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
