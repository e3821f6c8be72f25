import claims from "virtual:claims";
import { useSettings } from "../../../lib/call/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

/** The course material: what's in it, with a link to its contents by section and topic. */
export function CoursePromo() {
  const { confirmed, title, parts } = claims.course;
  const { shows } = useSettings();
  if (!confirmed && !shows.examples) return null;
  return (
    <section
      aria-labelledby="course-title"
      data-only={confirmed ? undefined : "examples"}
      className="grid items-center gap-x-12 gap-y-6 rounded-lg bg-sunk p-6 sm:p-10 lg:grid-cols-[5fr_6fr_auto]"
    >
      <div className="flex flex-col items-start gap-3">
        {!confirmed && <Badge className="bg-surface">Example figures</Badge>}
        <h2 id="course-title" className="headline text-h3">
          {title}
        </h2>
      </div>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-4">
        {parts.map((part) => {
          const [figure, ...kind] = part.split(" ");
          return (
            <li key={part}>
              <span className="headline block text-h4 numerals">{figure} </span>
              <span className="block text-sm text-ink-2">{kind.join(" ")}</span>
            </li>
          );
        })}
      </ul>
      <ButtonLink to="/gmat#syllabus" variant="outline" className="justify-self-start">
        View Course
      </ButtonLink>
    </section>
  );
}
