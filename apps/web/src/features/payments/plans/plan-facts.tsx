import { REFUND_HOURS } from "@theta/contract";

const FACTS = [
  {
    title: "When a plan ends",
    text: "You can finish any test you've started, but you can't start mocks or topic tests, or see their analytics and solutions, until you buy another plan. You keep free quizzes and practice.",
  },
  {
    title: "If it's not for you",
    text: `You can get a full refund within ${REFUND_HOURS} hours of buying, as long as you haven't started a mock test.`,
  },
  {
    title: "If you need more time",
    text: "Buy another plan before yours ends, and its time is added to the end.",
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
