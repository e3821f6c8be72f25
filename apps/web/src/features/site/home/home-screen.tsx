import { Suspense } from "react";
import { StatisticsStrip } from "../claims/statistics-strip.tsx";
import { laterPart } from "../../../lib/page/later-part.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { RunPlayback } from "./run-playback.tsx";

const HomeSections = laterPart("HomeSections", () => import("./home-sections.tsx"));

export function HomeScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div className="flex flex-col gap-10">
        <Hero />
        <StatisticsStrip />
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <HomeSections />
      </Suspense>
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="headline text-h1">GMAT mocks that say how sure they are.</h1>
        <p className="mt-4 max-w-md text-lg text-ink-2">
          Each question is chosen by your answers so far, as in the exam. At the end you get a
          score, the band it lies in, and every step that led there.
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
