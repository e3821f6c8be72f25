import type { ReactNode } from "react";

interface NextRowProps {
  title: string;
  meta?: string;
  action: ReactNode;
  children: ReactNode;
}

/** Something to do next, with the button that leads there. */
export function NextRow({ title, meta, action, children }: NextRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        {meta && <p className="text-sm text-ink-muted">{meta}</p>}
        <p className="lead">{title}</p>
        <div className="mt-1 flex max-w-measure flex-col gap-1 text-ink-2">{children}</div>
      </div>
      {action}
    </li>
  );
}
