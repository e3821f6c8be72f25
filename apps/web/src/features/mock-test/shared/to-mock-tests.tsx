import { ToList } from "../../../lib/page/to-list.tsx";

/** Leads to the list when a screen has no mock to show. */
export function ToMockTests({ why }: { why: string }) {
  return (
    <ToList path="/mock-test" why={why}>
      Taking you to the mocks…
    </ToList>
  );
}
