import { useEffect } from "react";
import { useLocation } from "react-router";
import { longDateUtc } from "../../../lib/long-date.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { LegalClause } from "./legal-clause.tsx";
import type { Clause, LegalDocument } from "./legal-document.ts";
import { LegalText } from "./legal-text.tsx";

/** A legal text to read, link to, and print. */
export function LegalPage({ text }: { text: LegalDocument }) {
  useClauseOfAddress();
  return (
    <article className="page-width flex flex-col gap-10 py-10 pb-(--section) lg:py-14 print:gap-6 print:py-0">
      <PageTitle over={<Dates text={text} />}>{text.title}</PageTitle>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr] print:block">
        <Contents clauses={text.clauses} />
        <div className="flex max-w-[calc(var(--measure)+3.5rem)] min-w-0 flex-col gap-12 print:max-w-none print:gap-6">
          <InShort sentences={text.inShort} />
          {text.clauses.map((clause, place) => (
            <LegalClause key={clause.id} clause={clause} number={place + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Dates({ text: { firstPublishedOn, updatedOn } }: { text: LegalDocument }) {
  return (
    <>
      First published <Day date={firstPublishedOn} />. Last updated <Day date={updatedOn} />.
    </>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDateUtc(date)}</time>;
}

function Contents({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="contents" className="border-b border-ink pb-2 headline text-h4">
        Contents
      </h2>
      <ol className="mt-2 gap-x-12 sm:columns-2 lg:columns-1">
        {clauses.map(({ id, title }, place) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="grid min-h-9 grid-cols-[2rem_1fr] items-center rounded-sm text-ink-2 underline-offset-4 transition-control hover:text-ink hover:underline pointer-coarse:min-h-11"
            >
              <span aria-hidden="true" className="text-sm text-ink-muted numerals">
                {place + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function InShort({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="border-t border-ink pt-5 pb-1 [&_a]:font-text">
      <h2 id="in-short" className="headline text-h3">
        In short
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 font-serif text-read text-ink-2 marker:text-ink-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <LegalText text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link from another of our pages may name a clause, and browsers only scroll to it on a new document. */
function useClauseOfAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash) return;
    // After whatever scrolls a new page to its top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
