import { Component, type ReactNode } from "react";
import { isPartMissing } from "../../../lib/page/new-version.ts";
import { reportFault } from "../../../lib/call/report-fault.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface State {
  failed: { error: unknown } | null;
}

/** Keeps an error inside the page where it happened. Change the `key` to give the next page a fresh start. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // A missing chunk means a deployment or a lost connection, not a bug.
    if (!isPartMissing(error)) void reportFault(error, location.pathname);
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <ErrorScreen error={this.state.failed.error} />
    ) : (
      this.props.children
    );
  }
}
