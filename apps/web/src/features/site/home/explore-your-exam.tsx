import { ArrowRight } from "lucide-react";
import { type Exam, examState, SIGNUP_PATH, signupLink } from "../../../lib/page/exam-place.ts";
import { useStateLink } from "../../../lib/page/use-state-link.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { EXAMS } from "./home-words.ts";

export function ExploreYourExam() {
  return (
    <PageSection title="Explore Your Exam">
      <ul className="border-t border-ink">
        {EXAMS.map((exam) => (
          <li
            key={exam.name}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-4"
          >
            <div>
              <h3 className="headline text-h4">{exam.name}</h3>
              <p className="text-ink-2">
                {exam.text} <TextLink to={exam.about}>About the {exam.name}</TextLink>
              </p>
            </div>
            <ExploreLink exam={exam.exam}>{exam.action}</ExploreLink>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** A visitor signs up first and lands on the exam after the first login. */
function ExploreLink({ exam, children }: { exam: Exam; children: string }) {
  const explore = useStateLink({ path: SIGNUP_PATH, state: examState(exam), newDocument: true });
  return (
    <a href={signupLink(exam)} onClick={explore} className={buttonLook({ variant: "outline" })}>
      {children}
      <ArrowRight aria-hidden="true" className="size-4" />
    </a>
  );
}
