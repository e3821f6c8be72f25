import { ArrowRight } from "lucide-react";
import { LaterBlogPages } from "../../lib/blog/later-blog-pages.tsx";
import { rememberPlace } from "../../lib/return-place.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { EXAMS, FACTS, FIRST_STEPS, HOW_THE_SCORE_IS_MADE } from "./home-words.ts";
import { RunPlayback } from "./run-playback.tsx";

export function HomeScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div className="flex flex-col gap-10">
        <Hero />
        <Facts />
      </div>
      <HowTheScoreIsMade />
      <HowToGetStarted />
      <ExploreYourExam />
      <StayCurrent />
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="headline text-h1">GMAT mocks that say how sure they are.</h1>
        <p className="mt-4 max-w-md text-lg text-ink-2">
          Each question is chosen by your last answer, as in the exam. At the end you get a score,
          the band it lies in, and every step that led there.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          {/* A document of its own, so not a link inside the app. */}
          <a href="/signup" className={buttonLook({})}>
            Take a free quiz
          </a>
          <PlainLink href="#how-the-score-is-made" className="py-2">
            How the score is made
          </PlainLink>
        </p>
      </div>
      <RunPlayback />
    </section>
  );
}

function Facts() {
  return (
    <ul
      aria-label="Theta in four numbers"
      className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-b border-t-ink border-b-line py-5 lg:grid-cols-4"
    >
      {FACTS.map(({ number, meaning }) => (
        <li key={number}>
          <span className="headline block text-h3 numerals">{number}</span>
          <span className="block text-sm text-ink-muted">{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

function HowTheScoreIsMade() {
  return (
    <section
      id="how-the-score-is-made"
      aria-labelledby="how-the-score-is-made-title"
      className="grid scroll-mt-8 gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="how-the-score-is-made-title" className="headline text-h2">
          How the score is made
        </h2>
        <p className="mt-3">
          <TextLink to="/how-scores-work">All of it, and how sure a score is</TextLink>
        </p>
      </div>
      <div className="grid gap-x-12 gap-y-8 border-t border-ink pt-6 sm:grid-cols-2">
        {HOW_THE_SCORE_IS_MADE.map(({ title, text }) => (
          <div key={title}>
            <h3 className="headline text-h4">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function HowToGetStarted() {
  return (
    <section
      aria-labelledby="get-started-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="get-started-title" className="headline text-h2">
          How to Get Started
        </h2>
        <p className="mt-2 max-w-xs text-ink-2">
          Four evenings are enough to know where you stand.
        </p>
      </div>
      <ol className="border-t border-ink">
        {FIRST_STEPS.map(({ title, text, time }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-y-1 border-b border-line py-5 sm:grid-cols-[3.5rem_1fr_auto] sm:gap-x-4"
          >
            <span aria-hidden="true" className="headline text-h4 text-ink-2 numerals">
              {index + 1}
            </span>
            <div>
              <h3 className="headline text-h4">{title}</h3>
              <p className="mt-1 max-w-measure text-ink-2">{text}</p>
            </div>
            <p className="col-start-2 text-sm text-ink-muted sm:col-start-3 sm:pt-1">{time}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ExploreYourExam() {
  return (
    <section
      aria-labelledby="explore-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="explore-title" className="headline text-h2">
        Explore Your Exam
      </h2>
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
            <a
              href="/signup"
              onClick={() => rememberPlace({ path: exam.path, state: { testType: exam.testType } })}
              className={buttonLook({ variant: "outline" })}
            >
              {exam.action}
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StayCurrent() {
  return (
    <section
      aria-labelledby="stay-current-title"
      className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="stay-current-title" className="headline text-h2">
          Stay Current
        </h2>
        <p className="mt-2 text-ink-2">Read our latest news</p>
        <p className="mt-3">
          <TextLink to="/blog">All posts</TextLink>
        </p>
      </div>
      <LaterBlogPages />
    </section>
  );
}
