import { useId, type ReactNode } from "react";
import { ReachUs } from "./support/reach-us.tsx";
import { useLearner } from "../../lib/session/use-session.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { quickerFor } from "./contact-words.ts";

/** Other ways to reach us. */
export function ContactDetails() {
  return (
    <div className="flex flex-col gap-10">
      <Part title="Reach us directly">
        <ReachUs />
      </Part>
      <Part title="Quicker answers">
        <ul className="border-t border-ink">
          {quickerFor(useLearner() !== null).map(({ question, answer, to }) => (
            <li key={to} className="border-b border-line py-3">
              <span className="block text-ink-2">{question}</span>
              <TextLink to={to} className="inline-block py-1">
                {answer}
              </TextLink>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 headline text-h4">
        {title}
      </h2>
      {children}
    </section>
  );
}
