import { REFUND_HOURS } from "@theta/contract";
import type { AccordionItem } from "../../../ui/accordion.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { PlanAnswer } from "./plan-answer.tsx";

export const QUESTIONS: readonly AccordionItem[] = [
  { title: "What does GMAT BASIC include?", content: <PlanAnswer orders={[1]} /> },
  { title: "What does GMAT PRO include?", content: <PlanAnswer orders={[2]} /> },
  { title: "Are there longer plans?", content: <PlanAnswer orders={[3, 4]} /> },
  {
    title: "What happens when my plan ends?",
    content:
      "You lose access to all mock tests and topic tests, along with their analytics and solutions, until you renew. You can still finish a test you've started. Nothing is deleted: it's all there when you get a new plan. You keep free quizzes and practice. We'll email you seven days before your plan ends.",
  },
  {
    title: "Can I renew before my plan ends?",
    content:
      "Yes. The new period starts when the old one ends, so you don't lose a day. Plans never renew automatically, and we don't keep your card.",
  },
  {
    title: "Can I get a refund?",
    content: (
      <>
        Yes, no questions asked, within {REFUND_HOURS} hours of the payment, as long as you haven't
        started a mock test since. Open <TextLink to="/subscriptions">your subscriptions</TextLink>{" "}
        and choose "Request a refund." The plan ends right away, and the money goes back to the card
        or account you paid with.
      </>
    ),
  },
  {
    title: "Are the mock tests adaptive?",
    content: (
      <>
        All of them, full and sectional. Each question depends on your earlier answers, just as it
        does on the real exam. See <TextLink to="/how-scores-work">how scores work</TextLink>.
      </>
    ),
  },
  {
    title: "Are there discounts?",
    content:
      "Sometimes. We announce launch prices and discounts in a banner on this site or in the newsletter. You always pay the price shown at checkout.",
  },
];
