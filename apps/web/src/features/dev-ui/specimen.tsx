import { useId, type ReactNode } from "react";
import { SectionHeading } from "../../ui/headings.tsx";

/** A family of components, reachable from the list at the top of the page. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-section">
      <SectionHeading ruled id={id} tabIndex={-1}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

interface SpecimenProps {
  title: string;
  /** Also in the theme that the page does not have. Only for pieces that open nothing. */
  bothThemes?: boolean;
  children: () => ReactNode;
}

/** One component in its states. Children are a function so that each theme gets a copy of its own. */
export function Specimen({ title, bothThemes = false, children }: SpecimenProps) {
  const id = useId();
  return (
    <div className="border-b border-line py-6">
      <h3 id={id} className="mb-4 text-sm font-strong text-ink-muted">
        {title}
      </h3>
      {bothThemes ? (
        <div className="grid gap-4 lg:grid-cols-2">
          <Ground theme="light">{children()}</Ground>
          <Ground theme="dark">{children()}</Ground>
        </div>
      ) : (
        children()
      )}
    </div>
  );
}

function Ground({ theme, children }: { theme: "light" | "dark"; children: ReactNode }) {
  return (
    <div data-theme={theme} className="min-w-0 rounded-lg border border-line p-4 sm:p-6">
      {children}
    </div>
  );
}

/** Things beside each other that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
