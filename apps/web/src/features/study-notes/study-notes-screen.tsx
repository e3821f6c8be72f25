import { useState } from "react";
import { PageTitle } from "../../ui/headings.tsx";
import { Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { Button } from "../../ui/button.tsx";
import { findNotes, type NoteFilter } from "./find-notes.ts";
import { NoteFilterBar } from "./note-filter-bar.tsx";
import { NoteGroups } from "./note-groups.tsx";
import { type NoteList, useStudyNotesQuery } from "./study-notes-data.ts";
import { NotesPlanLine } from "./notes-plan-line.tsx";

const EVERYTHING: NoteFilter = { section: undefined, words: "" };

/** Every study note by section, with a search. */
export function StudyNotesScreen() {
  const { data, isFetching, error, refetch } = useStudyNotesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead="One page for each topic: what it tests, what to know, worked examples, common traps, and a short quiz. Read it here or print it.">
        Study notes
      </PageTitle>
      {data ? (
        <Notes list={data} />
      ) : isFetching || !error ? (
        <ListSkeleton />
      ) : (
        <FailedState title="We couldn't load the study notes." onRetry={() => void refetch()}>
          {error.message}
        </FailedState>
      )}
    </div>
  );
}

function Notes({ list: { notes, isOpen } }: { list: NoteList }) {
  const [filter, setFilter] = useState(EVERYTHING);
  const groups = findNotes(notes, filter);
  const count = groups.reduce((sum, group) => sum + group.notes.length, 0);
  return (
    <>
      {!isOpen && <NotesPlanLine />}
      <NoteFilterBar filter={filter} count={count} onChange={setFilter} />
      {count > 0 ? (
        <NoteGroups groups={groups} isOpen={isOpen} />
      ) : (
        <EmptyState
          title="No notes match"
          action={
            <Button variant="outline" onClick={() => setFilter(EVERYTHING)}>
              Show all notes
            </Button>
          }
        >
          Try another word, or look in all sections.
        </EmptyState>
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the study notes" className="flex flex-col gap-10">
      {["first", "second"].map((group) => (
        <div key={group} className="grid gap-x-10 border-t border-ink md:grid-cols-2">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonText key={row} lines={3} className="border-b border-line py-4" />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
