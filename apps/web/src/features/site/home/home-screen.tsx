import { Suspense } from "react";
import { CountedStrip } from "../claims/counted-strip.tsx";
import { StatisticsStrip } from "../claims/statistics-strip.tsx";
import { laterPart } from "../../../lib/page/later-part.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { TRY_ONE, WHY_TRUST } from "./home-places.ts";
import { RunPlayback } from "./run-playback.tsx";

const HomeSections = laterPart("HomeSections", () => import("./home-sections.tsx"));

export function HomeScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div className="flex flex-col gap-10">
        <Hero />
        <CountedStrip />
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
    <section className="grid items-center gap-x-12 gap-y-10 has-[details[open]]:items-start lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="headline text-h1">GMAT practice with a score you can trust.</h1>
        <p className="mt-5 max-w-md text-lg text-ink-2">
          Adaptive mocks that work like the real exam, a score with its margin of error, and
          solutions that explain every wrong choice.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          <a href={`#${TRY_ONE}`} className={buttonLook({})}>
            Try a question now
          </a>
          {/* It loads a new document, so it isn't a link inside the app. */}
          <a href="/signup" className={buttonLook({ variant: "outline" })}>
            Take a free quiz
          </a>
          <PlainLink href={`#${WHY_TRUST}`} className="py-2">
            Why trust the score?
          </PlainLink>
        </p>
      </div>
      <RunPlayback drawsItself />
    </section>
  );
}
