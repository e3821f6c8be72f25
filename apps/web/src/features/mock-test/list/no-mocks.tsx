import type { MockKind } from "@theta/contract";
import { BeyondPages } from "../../../lib/page/beyond-pages.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";

interface NoMocksProps {
  kind: MockKind;
  page: number;
  /** How many mocks there are on all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** For a list without mocks, or a page after the last one. */
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
        Mocks will appear here. Until then, take a free quiz to see where you stand.
      </EmptyState>
    );
  return (
    <BeyondPages page={page} total={total} onPageChange={onPageChange}>
      {`There are ${total} ${kind} mocks`}
    </BeyondPages>
  );
}
