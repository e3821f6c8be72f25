import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { MockGroup } from "./mock-group.tsx";

export function MockListScreen() {
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle
        aside={
          <ButtonLink to="/test-day" variant="outline">
            Rehearse test day
          </ButtonLink>
        }
        lead="Adaptive like the real GMAT: each question depends on your answers so far. Take a full mock for a total score, or a sectional mock to work on one section."
      >
        Mock Test
      </PageTitle>
      <MockGroup kind="full" />
      <MockGroup kind="sectional" />
    </div>
  );
}
