import type { ReactNode } from "react";
import { AbilityCurve } from "../../ui/ability-curve.tsx";
import { PageTitle } from "../../ui/headings.tsx";

interface AccountFrameProps {
  title: string;
  /** One sentence under the title that says what this step is for. */
  lead?: ReactNode;
  /** The sentence next to the motif. */
  sentence: string;
  children: ReactNode;
}

/**
 * The sheet around every account form, with the motif next to it if there's room. It measures its own width,
 * not the window's, because one of the forms also appears next to the learner's sidebar.
 */
export function AccountFrame({ title, lead, sentence, children }: AccountFrameProps) {
  return (
    <div className="page-width @container pt-6 pb-14 sm:py-12">
      <div className="mx-auto max-w-136 sm:rounded-lg sm:border sm:border-line sm:bg-surface @4xl:grid @4xl:max-w-none @4xl:grid-cols-2">
        <div className="sm:p-10 @5xl:p-14">
          <div className="mx-auto flex max-w-120 flex-col gap-8">
            <PageTitle lead={lead}>{title}</PageTitle>
            {children}
          </div>
        </div>
        <aside className="hidden rounded-r-lg border-l border-line bg-paper p-10 @4xl:block @5xl:p-14">
          <figure className="sticky top-24 flex flex-col gap-6">
            <AbilityCurve />
            <figcaption className="border-t border-ink pt-4 lead font-head tracking-head text-balance text-ink">
              {sentence}
            </figcaption>
          </figure>
        </aside>
      </div>
    </div>
  );
}
