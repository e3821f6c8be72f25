import { Button, ButtonLink } from "../../ui/button.tsx";
import { DashboardSection } from "./shared/dashboard-section.tsx";

const PARTS = [
  { title: "Mock Tests", text: "Full-length GRE mocks aren't available yet." },
  { title: "Free Quiz", text: "GRE quizzes aren't available yet." },
  { title: "GRE Plans", text: "GRE plans will launch with the GRE tests." },
] as const;

/** The GRE's dashboard, which has no tests yet. */
export function GreParts({ onGmat }: { onGmat: () => void }) {
  return (
    <>
      <div className="border-b border-line pb-8">
        <h1 className="headline text-h2">GRE tests aren't ready yet</h1>
        <p className="mt-3 max-w-measure text-ink-2">
          Theta covers the GMAT today. GRE tests, analytics, and solutions will follow.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button size="lg" onClick={onGmat}>
            Go to GMAT
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
