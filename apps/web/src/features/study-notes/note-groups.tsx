import type { NoteHead } from "@theta/contract";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type NoteGroup, SECTION_NAMES } from "./find-notes.ts";

interface NoteGroupsProps {
  groups: readonly NoteGroup[];
  /** Whether the learner's plan opens all of them. */
  isOpen: boolean;
}

export function NoteGroups({ groups, isOpen }: NoteGroupsProps) {
  const sections = Map.groupBy(groups, ({ section }) => section);
  return [...sections].map(([section, inside]) => (
    <section
      key={section}
      aria-labelledby={`notes-${section}`}
      className="mt-4 flex flex-col gap-6"
    >
      <SectionHeading id={`notes-${section}`}>{SECTION_NAMES[section]}</SectionHeading>
      {inside.map(({ group, notes }) => (
        <div key={group}>
          <h3 className="border-b border-ink pb-2 font-strong">{group}</h3>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {notes.map((note) => (
              <NoteRow key={note.name} note={note} isLocked={!isOpen && !note.isFree} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

function NoteRow({ note, isLocked }: { note: NoteHead; isLocked: boolean }) {
  return (
    <li className="border-b border-line">
      <Link
        to={`/study-notes/${note.name}`}
        className="group flex h-full flex-col gap-1 rounded-sm py-4"
      >
        <span>
          <span className="headline text-h4 underline-offset-4 group-hover:underline">
            {note.title}
          </span>{" "}
          {note.isFree && (
            <Badge tone="soft" className="ml-1 align-[0.15em]">
              Free sample
            </Badge>
          )}
          {isLocked && (
            <span className="ml-1 text-ink-muted">
              <Lock aria-hidden="true" className="inline size-4 align-[-0.05em]" />
              <VisuallyHidden>Not in your plan</VisuallyHidden>
            </span>
          )}
        </span>
        <span className="text-sm text-ink-2">{note.about}</span>
      </Link>
    </li>
  );
}
