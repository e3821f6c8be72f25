/** Study notes in the query cache. */
import { type Reply, studyNotes } from "@theta/contract";
import { ask, serverData } from "../../lib/call/server-data.ts";

export type NoteList = Reply<typeof studyNotes.list>["result"];
export type StudyNote = Reply<typeof studyNotes.read>["result"];

export const notesData = serverData.injectEndpoints({
  endpoints: (build) => ({
    studyNotes: build.query<NoteList, void>({
      query: () => ask(studyNotes.list, undefined),
      transformResponse: (reply: Reply<typeof studyNotes.list>) => reply.result,
      providesTags: ["Plan"],
    }),
    studyNote: build.query<StudyNote, string>({
      query: (name) => ask(studyNotes.read, { name }),
      transformResponse: (reply: Reply<typeof studyNotes.read>) => reply.result,
      providesTags: ["Plan"],
    }),
  }),
});

export const { useStudyNotesQuery, useStudyNoteQuery } = notesData;
