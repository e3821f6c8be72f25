import { BeyondPages } from "../../../lib/page/beyond-pages.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";

interface NoMocksProps {
  page: number;
  /** How many there are on all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** No mock tests at all, or a page after the last one. */
export function NoMocks({ page, total, onPageChange }: NoMocksProps) {
  if (total === 0)
    return (
      <EmptyState
        headingLevel={3}
        title="No mock tests yet"
        action={
          <ButtonLink to="/free-quiz" variant="outline">
            Go to the free quizzes
          </ButtonLink>
        }
      >
        Full-length and sectional tests will stand here. Until then the quizzes show where you are.
      </EmptyState>
    );
  return (
    <BeyondPages page={page} total={total} onPageChange={onPageChange}>
      {`There are ${total} mock tests`}
    </BeyondPages>
  );
}
