import { ExternalLink } from "lucide-react";
import { buttonLook } from "../../../ui/button-look.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { addressOf, pictureOf, type Sheet, sizeWords } from "./sheets.ts";

interface SheetRowProps {
  sheet: Sheet;
  /** The one that most people come for. */
  isFirst?: boolean;
}

export function SheetRow({ sheet, isFirst = false }: SheetRowProps) {
  const link = { href: addressOf(sheet), target: "_blank", rel: "noopener" };
  return (
    <article className="grid gap-x-10 gap-y-6 border-t border-ink pt-6 sm:grid-cols-[238px_1fr]">
      {/* For people who click the picture; the button below says the same in words. */}
      <a {...link} aria-hidden="true" tabIndex={-1} className="justify-self-start">
        <img
          {...pictureOf(sheet)}
          alt=""
          decoding="async"
          className="h-auto w-40 border border-line shadow-1 sm:w-full"
        />
      </a>
      <div className="flex min-w-0 flex-col items-start gap-4">
        <div>
          <SectionHeading>{sheet.title}</SectionHeading>
          <p className="mt-1 text-sm text-ink-muted numerals">{sizeWords(sheet)}</p>
        </div>
        <p className="max-w-measure text-ink-2">{sheet.about}</p>
        <ul
          aria-label={`What's on ${sheet.title}`}
          className="grid w-full max-w-measure border-t border-line text-sm"
        >
          {sheet.holds.map((part) => (
            <li key={part} className="border-b border-line py-2">
              {part}
            </li>
          ))}
        </ul>
        <a {...link} className={buttonLook({ variant: isFirst ? "solid" : "outline" })}>
          <span>
            Open<VisuallyHidden> {sheet.title}</VisuallyHidden> in a new tab
          </span>
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        </a>
      </div>
    </article>
  );
}
