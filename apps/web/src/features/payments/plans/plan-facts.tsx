import { REFUND_HOURS } from "@theta/contract";

const FACTS = [
  {
    title: "When a plan ends",
    text: "Mock tests, topic tests and their analytics close until you renew. Free quizzes stay open.",
  },
  {
    title: "If it is not for you",
    text: `Ask within ${REFUND_HOURS} hours, before starting a mock test, and the money goes back.`,
  },
  {
    title: "If you need longer",
    text: "Buy again before the end, and the new period is added to the old one.",
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
