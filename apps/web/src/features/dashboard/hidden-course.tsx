const CONTENTS = ["2000+ Videos", "10,000+ Questions", "250+ Notes", "20+ Ebooks"];

/** The course material. The specification hides it until there's a course to view. */
export function HiddenCourse() {
  return (
    <section hidden aria-label="Courses">
      <h2>Courses</h2>
      <h3>GMAT Complete Course Material</h3>
      <ul>
        {CONTENTS.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <button type="button">View Course</button>
    </section>
  );
}
