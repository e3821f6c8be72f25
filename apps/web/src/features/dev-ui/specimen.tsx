import { useId, type ReactNode } from "react";
import { SectionHeading } from "../../ui/headings.tsx";

/** A group of components, linked from the list at the top of the page. */
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
  /** Also shows the other theme. Only for components that don't open anything. */
  bothThemes?: boolean;
  children: () => ReactNode;
}

/** One component in its states. Children are a function, so that each theme gets its own copy. */
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

/** Things side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
