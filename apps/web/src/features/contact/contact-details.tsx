import { useId, type ReactNode } from "react";
import { useSettings } from "../../lib/settings.ts";
import { useLearner } from "../../lib/use-session.ts";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { HOURS, PLACE, quickerFor } from "./contact-words.ts";

/** How else to reach us. */
export function ContactDetails() {
  const { supportEmail, supportPhone } = useSettings();
  return (
    <div className="flex flex-col gap-10">
      <Part title="Reach us directly">
        <dl className="border-t border-ink">
          <Row term="E-mail">
            <PlainLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
              {supportEmail}
            </PlainLink>
          </Row>
          <Row term="Phone">
            <PlainLink href={`tel:${supportPhone}`} className="numerals">
              {supportPhone}
            </PlainLink>
          </Row>
          <Row term="Hours">{HOURS}</Row>
          <Row term="Place">{PLACE}</Row>
        </dl>
      </Part>
      <Part title="Often quicker">
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

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-baseline gap-x-4 border-b border-line py-3">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
