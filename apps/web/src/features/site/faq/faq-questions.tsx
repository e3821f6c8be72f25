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
      "Access to all mock tests and topic tests, their analytics and solutions is closed until you renew. A test that you have started is still yours to finish. Nothing is deleted: with a new plan all of it is there again. Free quizzes and practice stay open. We write to you seven days before the end.",
  },
  {
    title: "Can I renew before my plan ends?",
    content:
      "Yes. The new period begins when the old one ends, so that no day is lost. No plan renews by itself, and your card is not kept.",
  },
  {
    title: "Can I have my money back?",
    content: (
      <>
        Yes, without a question, if you ask within {REFUND_HOURS} hours of the payment and have not
        started a mock test since. Open <TextLink to="/subscriptions">your subscriptions</TextLink>{" "}
        and choose “Request a refund”: the plan ends at once and the money goes back to what you
        paid with.
      </>
    ),
  },
  {
    title: "Are the mock tests adaptive?",
    content: (
      <>
        All of them, full-length and sectional. Each question is chosen by how you answered those
        before it, as in the exam. <TextLink to="/how-scores-work">How your score is made</TextLink>{" "}
        says how.
      </>
    ),
  },
  {
    title: "Are there discounts?",
    content:
      "From time to time there are launch prices or discounts. They are announced on a banner of this site or in the newsletter, and the price that the checkout shows is the one that you pay.",
  },
];
