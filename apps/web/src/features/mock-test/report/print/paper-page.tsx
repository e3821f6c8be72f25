import type { ReactNode } from "react";

interface PaperPageProps {
  /** On the left above the page: what the report is about. */
  about: string;
  /** On the right: which page it is. */
  place: ReactNode;
  children: ReactNode;
}

/** A page of the printed report; what follows it begins on the next. */
export function PaperPage({ about, place, children }: PaperPageProps) {
  return (
    <div className="flex flex-col gap-5 not-last:break-after-page">
      <p className="flex justify-between border-b border-line pb-1 text-xs text-ink-muted numerals">
        <span>{about}</span>
        <span>{place}</span>
      </p>
      {children}
    </div>
  );
}
