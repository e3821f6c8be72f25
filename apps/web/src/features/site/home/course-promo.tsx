import claims from "virtual:claims";
import { ButtonLink } from "../../../ui/button.tsx";

/** The course material: what it holds, and the way to its contents by section and topic. */
export function CoursePromo() {
  const { title, parts } = claims.course;
  return (
    <section
      aria-labelledby="course-title"
      className="grid items-center gap-x-12 gap-y-6 rounded-lg bg-sunk p-6 sm:p-10 lg:grid-cols-[5fr_6fr_auto]"
    >
      <h2 id="course-title" className="headline text-h3">
        {title}
      </h2>
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
