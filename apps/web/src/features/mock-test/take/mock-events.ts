/** What happens to a run through a mock, and what may follow from it. */
import type { RunningMock, SectionDetails, SectionEnd, SectionType } from "@theta/contract";
import type { CallError } from "../../../lib/call/call-error.ts";
import type { RunAsk, RunEffect, Step } from "../../exam/run/run.rules.ts";
import type { AtQuestion, MockStage } from "./mock-stage.ts";

export type MockEvent =
  /** Where the mock stands. `sat`: the section that this device was last at, if its end was not shown. */
  | { type: "place"; details: SectionDetails; looks: number; sat: SectionType | null }
  | { type: "running"; running: RunningMock }
  /** The section ended between two calls, or will not go on. */
  | { type: "section-refused"; refusal: CallError; looks: number }
  /** The question on screen cannot be brought up to date. */
  | { type: "current-refused"; refusal: CallError }
  | { type: "section-ended"; end: SectionEnd }
  | { type: "end-refused"; refusal: CallError }
  /** How the section that this device was at ended can't be told; only what comes next. */
  | { type: "sat-refused"; details: SectionDetails }
  | { type: "next-section"; details: SectionDetails }
  /** The server won't say where the mock stands. */
  | { type: "place-refused"; refusal: CallError }
  | { type: "saved"; reply: RunningMock | SectionEnd }
  | { type: "time-back-wanted" }
  | { type: "time-given"; running: RunningMock; isAtZero: boolean }
  | { type: "time-not-given"; failure: CallError; isAtZero: boolean }
  /** A look at the server, begun at the stage named. */
  | { type: "looked"; from: AtQuestion; running: RunningMock }
  | { type: "look-refused"; from: AtQuestion; refusal: CallError };

export type MockEffect =
  | RunEffect
  /** So that a page that comes back later can say how this section ended. */
  | { do: "note-section"; sectionType: SectionType }
  | { do: "forget-section" }
  /** What belongs to the section on this device goes. */
  | { do: "clear-section" };

export type MockAsk =
  | RunAsk
  | { for: "place"; looks: number }
  | { for: "section"; sectionId: string; looks: number }
  | { for: "current" }
  | { for: "end"; sectionType: SectionType }
  | { for: "end-of-sat"; sectionType: SectionType; details: SectionDetails }
  | { for: "next-section" }
  /** At zero the section ends if there is no time to be had. */
  | { for: "time-back"; isAtZero: boolean };

export type MockStep = Step<MockStage, MockEffect, MockAsk>;
