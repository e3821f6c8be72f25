import { ArrowRight } from "lucide-react";
import { signupFor } from "../../lib/exam-place.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
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
            {/* A visitor signs up first, and is brought there after the first login. */}
            <a href={signupFor(exam.exam)} className={buttonLook({ variant: "outline" })}>
              {exam.action}
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
