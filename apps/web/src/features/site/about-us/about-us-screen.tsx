import type { ReactNode } from "react";
import { ReachUs } from "../../contact/support/reach-us.tsx";
import { AbilityCurve } from "../../../ui/ability-curve.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactRows } from "../../../ui/fact-rows.tsx";
import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TitledTexts } from "../../../ui/titled-texts.tsx";
import { COMMITMENT, OFFER, STORY, WELCOME, WHO_WE_ARE } from "./about-words.ts";

export function AboutUsScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <Welcome />
      <PageSection title="Who we are">
        <Paragraphs texts={WHO_WE_ARE} />
      </PageSection>
      <PageSection
        title="Our story"
        more={<TextLink to="/how-scores-work">How scores work</TextLink>}
      >
        <Paragraphs texts={STORY} />
      </PageSection>
      <PageSection title="What we offer" more={<TextLink to="/gmat">About the GMAT</TextLink>}>
        <FactRows facts={OFFER} />
      </PageSection>
      <PageSection title="Our commitment" lead="Six promises, and how we keep them.">
        <TitledTexts texts={COMMITMENT} ruled />
      </PageSection>
      <JoinUs />
      <ContactDetails />
    </div>
  );
}

function Welcome() {
  return (
    <section className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="headline text-h1">About us</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-2">{WELCOME}</p>
      </div>
      <AbilityCurve className="max-w-sm md:justify-self-end" />
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="flex max-w-measure flex-col gap-4 border-t border-ink pt-5 font-serif text-read">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function JoinUs() {
  return (
    <PageSection title="Join us">
      <div className="grid gap-x-12 gap-y-8 border-t border-ink pt-6 sm:grid-cols-2">
        <Way title="To study" text="A free account includes every quiz. No card needed.">
          {/* It loads a new document, so it isn't a link inside the app. */}
          <a href="/signup" className={buttonLook({})}>
            Take a free quiz
          </a>
        </Way>
        <Way
          title="To work with us"
          text="We have two openings: one to write questions, one to help people who are stuck."
        >
          <ButtonLink to="/career" variant="outline">
            See the openings
          </ButtonLink>
        </Way>
      </div>
    </PageSection>
  );
}

interface WayProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <div>
      <h3 className="headline text-h4">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
      <p className="mt-4">{children}</p>
    </div>
  );
}

function ContactDetails() {
  return (
    <PageSection
      title="Contact details"
      more={<TextLink to="/contact">Send us a message</TextLink>}
    >
      <ReachUs className="grid gap-x-12 sm:grid-cols-2" />
    </PageSection>
  );
}
