import type { ReactNode } from "react";
import { Logo } from "../../src/ui/logo.tsx";

/** A page before the console: one column, nothing around it. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-paper">
      <header className="page-width flex h-topbar items-center gap-3">
        <Logo />
        <span className="text-ink-muted">Staff</span>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-col gap-6 px-gutter py-10">
        <h1 className="headline text-h2">{title}</h1>
        {children}
      </main>
    </div>
  );
}
