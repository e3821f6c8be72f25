import { Suspense } from "react";
import { laterPart } from "../../../lib/page/later-part.ts";
import { ContentsList } from "./contents-list.tsx";
import { ComparedPart, OverviewPart } from "./exam-parts.tsx";
import { Hero } from "./hero.tsx";

/** It's in the HTML from the start; its code loads after that of the first screens. */
const RestOfPage = laterPart("RestOfPage", () => import("./rest-of-page.tsx"));

/** Everything about the exam on one page. */
export function GmatLandingScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div className="flex flex-col gap-10">
        <Hero />
        <ContentsList />
      </div>
      <OverviewPart />
      <ComparedPart />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <RestOfPage />
      </Suspense>
    </div>
  );
}
