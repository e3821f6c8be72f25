import { Button, ButtonLink } from "../../ui/button.tsx";
import { DashboardSection } from "./dashboard-section.tsx";

const PARTS = [
  { title: "Mock Tests", text: "Full-length tests for the GRE are not here yet." },
  { title: "Free Quiz", text: "Quizzes for the GRE are not here yet." },
  { title: "GRE Plans", text: "Nothing is sold for the GRE before there are tests." },
] as const;

/** The same screen for the GRE, of which there is nothing yet but the word. */
export function GreParts({ onGmat }: { onGmat: () => void }) {
  return (
    <>
      <div className="border-b border-line pb-8">
        <h1 className="headline text-h2">The GRE comes later.</h1>
        <p className="mt-2 max-w-measure text-ink-2">
          Theta is for the GMAT today. Tests, analytics and solutions for the GRE follow.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button size="lg" onClick={onGmat}>
            Go to the GMAT
          </Button>
          <ButtonLink to="/upcomming-soon" state={{ testType: 2 }} variant="outline" size="lg">
            About the GRE
          </ButtonLink>
        </div>
      </div>
      {PARTS.map(({ title, text }) => (
        <DashboardSection key={title} title={title}>
          <p className="border-t border-ink pt-4 text-ink-2">{text}</p>
        </DashboardSection>
      ))}
    </>
  );
}
