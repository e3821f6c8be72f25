import { blog } from "./blog.ts";
import { contact } from "./contact.ts";
import { freeQuiz } from "./free-quiz.ts";
import { goal } from "./goal.ts";
import { mentor } from "./mentor.ts";
import { mockTest } from "./mock-test/mock-test.ts";
import { payments } from "./payments.ts";
import { plans } from "./plans.ts";
import { practice } from "./practice.ts";
import { practicePlan } from "./practice-plan.ts";
import { questionBank } from "./question-bank.ts";
import type { RefusalOf } from "./route.ts";
import type { STAFF_ROUTES } from "./staff/staff-routes.ts";
import { runningTests } from "./running-tests.ts";
import { site } from "./site.ts";
import { studyNotes } from "./study-notes.ts";
import { testSettings } from "./test-settings.ts";
import { openid } from "./openid.ts";
import { user } from "./user.ts";

/** Every call of the learners' contract. */
export const ROUTES = [
  ...Object.values(blog),
  ...Object.values(contact),
  ...Object.values(freeQuiz),
  ...Object.values(goal),
  ...Object.values(mentor),
  ...Object.values(mockTest),
  ...Object.values(payments),
  ...Object.values(plans),
  ...Object.values(practice),
  ...Object.values(practicePlan),
  ...Object.values(questionBank),
  ...Object.values(runningTests),
  ...Object.values(site),
  ...Object.values(studyNotes),
  ...Object.values(testSettings),
  ...Object.values(user),
  ...Object.values(openid),
] as const;

/** Every code that any call may be refused with. */
export type RefusalCode = RefusalOf<(typeof ROUTES | typeof STAFF_ROUTES)[number]>;
