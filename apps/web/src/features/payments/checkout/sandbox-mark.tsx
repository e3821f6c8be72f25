import { SandboxBadge } from "../shared/sandbox-badge.tsx";

/** How to pay in the sandbox, where no money moves. */
export function SandboxMark() {
  return (
    <aside aria-label="Sandbox" className="border-t border-line pt-4 text-sm text-ink-2">
      <SandboxBadge />
      <p className="mt-2">
        Pay with the test card{" "}
        <span className="font-strong whitespace-nowrap text-ink numerals">4100 2800 0000 1007</span>
        , any future date, and any CVV. Then choose Success or Failure.
      </p>
    </aside>
  );
}
