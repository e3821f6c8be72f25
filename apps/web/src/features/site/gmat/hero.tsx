import { buttonLook } from "../../../ui/button-look.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { EvenPace } from "./even-pace.tsx";

export function Hero() {
  return (
    <section className="grid items-center gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div>
        <h1 className="headline text-h1">The GMAT, explained: what's on it and how it's scored.</h1>
        <p className="mt-5 max-w-md text-lg text-ink-2">
          The GMAT Focus Edition is an entrance exam for business school: 64&nbsp;questions chosen
          based on your answers, 2&nbsp;hours 15&nbsp;minutes, and a score from
          205&nbsp;to&nbsp;805.
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
          {/* It loads a new document, so it isn't a link inside the app. */}
          <a href="/signup" className={buttonLook({})}>
            Take a free quiz
          </a>
          <PlainLink href="#syllabus" className="py-2">
            See the syllabus
          </PlainLink>
        </p>
      </div>
      <EvenPace />
    </section>
  );
}
