import { useLearner } from "../../../lib/session/use-session.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { PageTitle, SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TRY_ONE } from "../home/home-places.ts";
import { RunPlayback } from "../home/run-playback.tsx";
import { SCORE_GUIDE, SCORE_NUMBERS } from "./score-guide.ts";

/** How we make a score and how certain it is, for the person who gets it. */
export function HowScoresWorkScreen() {
  return (
    <article className="page-width @container flex flex-col gap-14 py-8 sm:py-12 print:gap-8">
      <div className="flex flex-col gap-8">
        <PageTitle lead="How we turn your answers into a score, and how much you can trust it.">
          How scores work
        </PageTitle>
        <ul
          aria-label="Numbers to remember"
          className="grid grid-cols-2 gap-x-8 gap-y-5 border-t border-b border-t-ink border-b-line py-5 @4xl:grid-cols-4"
        >
          {SCORE_NUMBERS.map(({ number, meaning }) => (
            <li key={number}>
              <span className="headline block text-h3 numerals">{number}</span>
              <span className="block text-sm text-ink-2">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-x-14 gap-y-12 @4xl:grid-cols-[6fr_5fr]">
        <ol>
          {SCORE_GUIDE.map(({ title, text }, place) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] border-b border-line py-6 first:pt-0 last:border-b-0 print:break-inside-avoid"
            >
              <span aria-hidden="true" className="headline text-h4 text-ink-muted numerals">
                {place + 1}
              </span>
              <div>
                <h2 className="headline text-h4">{title.replace(/\.$/, "")}</h2>
                <p className="mt-2 max-w-measure font-serif text-read text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="@4xl:sticky @4xl:top-24 @4xl:self-start">
          <RunPlayback />
        </div>
      </div>
      <NextStep />
    </article>
  );
}

function NextStep() {
  const isSignedIn = useLearner() !== null;
  return (
    <section className="flex flex-col items-start gap-4 border-t border-ink pt-6 print:hidden">
      <SectionHeading>Your next step</SectionHeading>
      {!isSignedIn && (
        <p>
          {/* Loads a new document, so that the browser jumps to the anchor in it. */}
          <a href={`/#${TRY_ONE}`} className={buttonLook({})}>
            Try a question now
          </a>
        </p>
      )}
      <p className="max-w-measure font-serif text-read text-ink-2">
        Take a <TextLink to="/mock-test">mock</TextLink> and see your own score range. If you don't
        have two and a quarter hours tonight, start with a{" "}
        <TextLink to="/free-quiz">free quiz</TextLink>: ten questions in one section. And if you
        already have two scores to compare,{" "}
        <TextLink to="/blog/why-a-score-has-a-band">this post</TextLink> shows you how to tell
        progress from luck.
      </p>
    </section>
  );
}
