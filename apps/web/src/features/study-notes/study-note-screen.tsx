import { studyNotes } from "@theta/contract";
import { useParams } from "react-router";
import { Arrival } from "../../lib/page/arrival.tsx";
import { NotFoundScreen } from "../../lib/page/not-found-screen.tsx";
import { codeOf } from "../../lib/call/code-of.ts";
import type { Failure } from "../../lib/call/server-data.ts";
import { NOT_FOUND_TITLE } from "../../lib/page/title.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { neighborsOf } from "./find-notes.ts";
import { LockedNote } from "./locked-note.tsx";
import { NotePage } from "./note-page.tsx";
import { useStudyNoteQuery, useStudyNotesQuery } from "./study-notes-data.ts";

/** One study note, or why it can't be read. */
export function StudyNoteScreen() {
  const name = (useParams()["name"] ?? "").toLowerCase();
  const list = useStudyNotesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { head, previous, next } = neighborsOf(list.data?.notes ?? [], name);
  // The list says what the plan opens, so we never request a note only to have it refused.
  const isLocked = list.currentData?.isOpen === false && head?.isFree === false;
  const note = useStudyNoteQuery(name, {
    skip: list.isFetching || isLocked,
    refetchOnMountOrArgChange: true,
  });
  const title = note.currentData?.title ?? head?.title ?? null;
  const error = note.error as Failure | undefined;
  const code = codeOf(studyNotes.read, error);
  if (note.currentData)
    return (
      <>
        <NotePage key={name} note={note.currentData} previous={previous} next={next} />
        <Arrival title={note.currentData.title} />
      </>
    );
  if (isLocked && !list.isFetching)
    return (
      <>
        <LockedNote
          title={head.title}
          about={head.about}
          why="Study notes come with GMAT MENTOR."
        />
        <Arrival title={head.title} />
      </>
    );
  if (note.isFetching || !error) return <NoteSkeleton />;
  if (error.status === 404 || code === "invalid-input")
    return (
      <>
        <NotFoundScreen />
        <Arrival title={NOT_FOUND_TITLE} />
      </>
    );
  return (
    <>
      {code === "subscription-required" || code === "not-in-plan" ? (
        <LockedNote title={title ?? "Study notes"} about={head?.about} why={error.message} />
      ) : (
        <div className="page-width py-8">
          <FailedState title="We couldn't load this note." onRetry={() => void note.refetch()}>
            {error.message}
          </FailedState>
        </div>
      )}
      <Arrival title={title ?? "Study notes"} />
    </>
  );
}

function NoteSkeleton() {
  return (
    <div className="page-width py-8">
      <Skeleton label="Loading the note" className="flex max-w-[42rem] flex-col gap-6">
        <SkeletonBlock className="h-10 w-2/3" />
        <SkeletonText lines={8} className="text-read leading-read" />
        <SkeletonText lines={8} className="text-read leading-read" />
      </Skeleton>
    </div>
  );
}
