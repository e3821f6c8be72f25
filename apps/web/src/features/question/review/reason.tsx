import { ChevronDown } from "lucide-react";
import { RichText } from "../text/rich-text.tsx";

interface ReasonProps {
  html: string;
  /** Shown right away. Otherwise, it's behind a button. */
  isOpen: boolean;
  letter: string;
}

/** What a tutor would say about an option. */
export function Reason({ html, isOpen, letter }: ReasonProps) {
  if (html === "") return null;
  const text = <RichText html={html} className="mt-1.5 pb-1 text-md text-ink-2" />;
  if (isOpen) return text;
  return (
    <details className="group mt-0.5">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        Why not {letter}
        <ChevronDown aria-hidden="true" className="size-3.5 group-open:rotate-180" />
      </summary>
      {text}
    </details>
  );
}
