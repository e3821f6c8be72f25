import type { NoteHead } from "@theta/contract";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SECTION_NAMES } from "./find-notes.ts";
import { NoteBlocks } from "./note-blocks.tsx";
import type { StudyNote } from "./study-notes-data.ts";
import { PrintNote } from "./print-note.tsx";
import "../../ui/styles/article.css";
import "./note.css";

interface NotePageProps {
  note: StudyNote;
  previous: NoteHead | null;
  next: NoteHead | null;
}

export function NotePage({ note, previous, next }: NotePageProps) {
  const { name, title, about, section, group, parts } = note;
  return (
    <div className="page-width py-8">
      <p className="text-sm">
        <TextLink
          to="/study-notes"
          className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
        >
          All study notes
        </TextLink>
      </p>
      <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,13rem)]">
        <article className="contents">
          <header className="max-w-[42rem]">
            <p className="text-sm text-ink-muted">
              {SECTION_NAMES[section]} · {group}
            </p>
            <h1 className="headline text-h2 wrap-anywhere">{title}</h1>
            <p className="mt-3 font-serif text-lg text-ink-2">{about}</p>
            <div className="mt-5 flex flex-wrap gap-3 print:hidden">
              <PracticeLinks practice={note.practice} />
              <PrintNote name={name} title={title} />
            </div>
          </header>
          <Contents parts={parts} />
          <div className="article-body note-body max-w-[42rem] min-w-0 lg:col-start-1 lg:row-start-2">
            {parts.map(({ title: part, blocks }) => (
              <NotePart key={part} title={part} blocks={blocks} />
            ))}
          </div>
        </article>
        <footer className="max-w-[42rem] print:hidden lg:col-start-1">
          <nav
            aria-label="Other notes"
            className="grid gap-x-8 border-t border-ink sm:grid-cols-2 sm:pt-4"
          >
            {previous && <Neighbor note={previous} isPrevious />}
            {next && <Neighbor note={next} />}
          </nav>
        </footer>
      </div>
    </div>
  );
}

const ANSWERS = "Answers";
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, "-");

function NotePart({ title, blocks }: StudyNote["parts"][number]) {
  return (
    <>
      <h2 id={idOf(title)} className="article-heading">
        {title}
      </h2>
      {title === ANSWERS ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-sans text-md font-strong text-action underline decoration-action/40 underline-offset-4">
            Show the options
          </summary>
          <NoteBlocks blocks={blocks} />
        </details>
      ) : (
        <NoteBlocks blocks={blocks} />
      )}
    </>
  );
}

function PracticeLinks({ practice }: Pick<StudyNote, "practice">) {
  return practice.map((filter, place) => (
    <ButtonLink
      key={filter.topic ?? filter.format}
      to="/practice"
      state={{ filter }}
      variant={place === 0 ? "solid" : "outline"}
    >
      {practice.length === 1 ? "Practice this topic" : `Practice: ${kindOf(filter.topic)}`}
    </ButtonLink>
  ));
}

/** "Critical Reasoning: Flaw" is just "Flaw" next to its other kinds. */
const kindOf = (topic = "") => topic.split(": ").at(-1);

function Contents({ parts }: Pick<StudyNote, "parts">) {
  return (
    <nav
      aria-label="In this note"
      className="hidden lg:sticky lg:top-8 lg:col-start-2 lg:row-start-2 lg:block lg:self-start print:hidden"
    >
      <ul className="flex flex-col border-t border-ink pt-2">
        {parts.map(({ title }) => (
          <li key={title}>
            <a
              href={`#${idOf(title)}`}
              className="block rounded-sm py-1.5 text-sm text-ink-2 transition-control hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbor({ note, isPrevious = false }: { note: NoteHead; isPrevious?: boolean }) {
  return (
    <Link
      to={`/study-notes/${note.name}`}
      className={`group flex flex-col gap-1 rounded-sm py-4 max-sm:border-b max-sm:border-line sm:py-2 ${isPrevious ? "" : "sm:col-start-2 sm:items-end sm:text-right"}`}
    >
      <span className="flex items-center gap-1.5 text-sm text-ink-muted">
        {isPrevious && <ArrowLeft aria-hidden="true" className="size-4" />}
        {isPrevious ? "Previous" : "Next"}
        {!isPrevious && <ArrowRight aria-hidden="true" className="size-4" />}
      </span>
      <span className="headline underline-offset-4 group-hover:underline">{note.title}</span>
    </Link>
  );
}
