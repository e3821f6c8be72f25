/** What can happen to a run through a mock, and what may follow from it. */
import type {
  RunningMock,
  SectionDetails,
  SectionEnd,
  SectionReview,
  SectionType,
} from "@theta/contract";
import type { CallError } from "../../../../lib/call/call-error.ts";
import type { BookmarkChange } from "../bookmark/bookmarks.ts";
import type { RunAsk, RunEffect, Step } from "../../../exam/run/run.rules.ts";
import type { AtSection, MockStage } from "./mock-stage.ts";

export type MockEvent =
  /** Where the mock stands. `lastSection`: on this device, if its end wasn't shown. */
  | { type: "place"; details: SectionDetails; looks: number; lastSection: SectionType | null }
  | { type: "running"; running: RunningMock | SectionReview }
  /** The section ended between two calls or can't continue. */
  | { type: "section-refused"; refusal: CallError; looks: number }
  /** The question on screen can't be brought up to date. */
  | { type: "current-refused"; refusal: CallError }
  | { type: "section-ended"; end: SectionEnd }
  | { type: "end-refused"; refusal: CallError }
  /** The server can't say how this device's last section ended, only what comes next. */
  | { type: "last-section-refused"; details: SectionDetails }
  | { type: "next-section"; details: SectionDetails }
  /** The server won't say where the mock stands. */
  | { type: "place-refused"; refusal: CallError }
  | { type: "saved"; reply: RunningMock | SectionReview | SectionEnd }
  | { type: "opened-in-review"; place: number | null }
  | { type: "edit-confirmed" }
  | { type: "edit-dropped" }
  /** The server has said no to a changed answer. */
  | { type: "edit-refused"; questionId: string; refusal: CallError }
  /** The server has a bookmark that was set or cleared here. */
  | { type: "bookmark-saved"; change: BookmarkChange }
  | { type: "review-ended" }
  | { type: "time-back-wanted" }
  | { type: "time-given"; running: RunningMock | SectionReview; isAtZero: boolean }
  | { type: "time-not-given"; failure: CallError; isAtZero: boolean }
  /** The server's state, asked for at the stage in `from`. */
  | { type: "looked"; from: AtSection; running: RunningMock | SectionReview }
  | { type: "look-refused"; from: AtSection; refusal: CallError };

export type MockEffect =
  | RunEffect
  /** So that a page opened later can say how this section ended. */
  | { do: "note-section"; sectionType: SectionType }
  | { do: "forget-section" }
  /** Deletes what this device holds for the section. */
  | { do: "clear-section" };

export type MockAsk =
  | RunAsk
  | { for: "place"; looks: number }
  | { for: "section"; sectionId: string; looks: number }
  | { for: "current" }
  | { for: "end"; sectionType: SectionType }
  | { for: "end-of-last-section"; sectionType: SectionType; details: SectionDetails }
  | { for: "next-section" }
  /** At zero, the section ends if no time is owed. */
  | { for: "time-back"; isAtZero: boolean };

export type MockStep = Step<MockStage, MockEffect, MockAsk>;
