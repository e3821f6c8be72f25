import { Suspense } from "react";
import { laterPart } from "../../../lib/page/later-part.ts";
import { StatisticsStrip } from "../claims/statistics-strip.tsx";
import { AbilityCurve } from "../../../ui/ability-curve.tsx";
import { EnrollForm } from "./enroll-form.tsx";

const GreSections = laterPart("GreSections", () => import("./gre-sections.tsx"));

export function GreLandingScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div className="flex flex-col gap-10">
        <Hero />
        <StatisticsStrip />
      </div>
      <Suspense fallback={<div className="min-h-dvh" />}>
        <GreSections />
      </Suspense>
    </div>
  );
}

function Hero() {
  return (
    <section className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="headline text-h1">
          <span className="block">Master the GRE -</span> Your Gateway to Graduate and Business
          School Success
        </h1>
        <p className="mt-5 max-w-xl text-lg text-ink-2">
          GRE mock tests, free quizzes, and study materials are on the way. In the meantime, here's
          what's on the exam, what it costs, and when you can take it.
        </p>
        <EnrollForm />
      </div>
      <AbilityCurve className="max-lg:hidden" />
    </section>
  );
}
