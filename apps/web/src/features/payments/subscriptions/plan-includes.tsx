import type { CurrentSubscription } from "@theta/contract";
import type { ReactNode } from "react";
import { SupportLine } from "../../contact/support/support-line.tsx";
import { SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** What the current plan opens, each with a link. */
export function PlanIncludes({ opens }: Pick<CurrentSubscription, "opens">) {
  return (
    <section aria-label="What your plan includes">
      <SectionHeading ruled>What your plan includes</SectionHeading>
      <ul className="grid gap-x-16 sm:grid-cols-2">
        <Row title="Mock tests" to="/mock-test">
          Adaptive, with reports and solutions.
        </Row>
        {opens.topicTests > 0 && (
          <Row title="Topic tests" to="/topic-tests">
            Fifteen timed questions on one topic.
          </Row>
        )}
        {opens.practicePlan && (
          <Row title="Practice plan" to="/practice-plan">
            Ten weeks of dated tasks that check themselves off as you work.
          </Row>
        )}
        {opens.studyNotes && (
          <Row title="Study notes" to="/study-notes">
            One page per topic, to read or print.
          </Row>
        )}
        {opens.mentorSessions > 0 && (
          <Row title="Mentor session" to="/mentor">
            Suggest three time slots, and we'll confirm one.
          </Row>
        )}
        {opens.support && (
          <li className="border-b border-line py-4">
            <h3 className="font-strong">Support</h3>
            <p className="text-sm text-ink-2">
              <SupportLine />
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

function Row({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-4">
      <h3>
        <TextLink to={to}>{title}</TextLink>
      </h3>
      <p className="text-sm text-ink-2">{children}</p>
    </li>
  );
}
