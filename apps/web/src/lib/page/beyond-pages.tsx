import { PAGE_SIZE } from "@theta/contract";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface BeyondPagesProps {
  page: number;
  /** The number of items on all pages. */
  total: number;
  onPageChange: (page: number) => void;
  /** "There are 12 full mocks" */
  children: string;
}

/** A page past the last one with content: says so and links back. */
export function BeyondPages({ page, total, onPageChange, children }: BeyondPagesProps) {
  const lastPage = Math.ceil(total / PAGE_SIZE);
  return (
    <EmptyState
      headingLevel={3}
      title={`Nothing on page ${page}`}
      action={
        <Button variant="outline" onClick={() => onPageChange(lastPage)}>
          Go to page {lastPage}
        </Button>
      }
    >
      {children}. The last ones are on page {lastPage}.
    </EmptyState>
  );
}
