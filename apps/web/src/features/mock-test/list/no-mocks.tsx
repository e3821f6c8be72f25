import type { MockKind } from "@theta/contract";
import { BeyondPages } from "../../../lib/page/beyond-pages.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";

interface NoMocksProps {
  kind: MockKind;
  page: number;
  /** How many there are on all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** No mocks at all, or a page after the last one. */
export function NoMocks({ kind, page, total, onPageChange }: NoMocksProps) {
  if (total === 0)
    return (
      <EmptyState
        headingLevel={3}
        title="No mock tests yet"
        action={
          <ButtonLink to="/free-quiz" variant="outline">
            Take a free quiz
          </ButtonLink>
        }
      >
        Mock tests will appear here. Until then, free quizzes show you where you stand.
      </EmptyState>
    );
  return (
    <BeyondPages page={page} total={total} onPageChange={onPageChange}>
      {`There are ${total} ${kind} mocks`}
    </BeyondPages>
  );
}
