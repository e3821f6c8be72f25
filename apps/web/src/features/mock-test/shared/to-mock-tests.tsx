import { ToList } from "../../../lib/page/to-list.tsx";

/** Where a screen has no mock to show. */
export function ToMockTests({ why }: { why: string }) {
  return (
    <ToList path="/mock-test" why={why}>
      Taking you to the mock tests…
    </ToList>
  );
}
