import { Component, type ReactNode } from "react";
import { isPartMissing } from "../../../lib/page/new-version.ts";
import { reportFault } from "../../../lib/call/report-fault.ts";
import { ErrorScreen } from "./error-screen.tsx";

interface State {
  failed: { error: unknown } | null;
}

/** Keeps a fault inside the page where it happened. A `key` that changes gives the next page a chance. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    // A missing part is a deployment or a dead line, not a fault to look into.
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
