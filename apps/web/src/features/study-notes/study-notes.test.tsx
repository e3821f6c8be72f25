// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type Answers, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../test/open-screen.tsx";
import { MEERA } from "../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import type { NoteList, StudyNote } from "./study-notes-data.ts";
import { StudyNoteScreen } from "./study-note-screen.tsx";
import { StudyNotesScreen } from "./study-notes-screen.tsx";

const LIST = "GET /study-notes/list";
const read = (name: string) => `GET /study-notes/note?name=${name}`;
const print = (name: string) => `GET /study-notes/printed-note?name=${name}`;

const PRIMES = {
  name: "primes",
  section: "quant",
  group: "Factors",
  title: "Primes",
  about: "Break it into primes.",
  isFree: true,
} as const;
const FLAW = {
  name: "argument-structure",
  section: "verbal",
  group: "Critical Reasoning",
  title: "Flaw and method",
  about: "How an argument is built.",
  isFree: false,
} as const;

const list = (isOpen = false): { body: { result: NoteList } } => ({
  body: { result: { notes: [PRIMES, FLAW], isOpen } },
});
const note = (change: Partial<StudyNote> = {}): { body: { result: StudyNote } } => ({
  body: {
    result: {
      ...PRIMES,
      practice: [{ section: "quant", format: "problem-solving", topic: "Primes" }],
      parts: [
        {
          title: "What to know",
          blocks: [
            { kind: "formula", html: "<math><mi>n</mi></math>", note: "A number." },
            { kind: "text", html: "<p>All about it.</p>" },
          ],
        },
        { title: "Answers", blocks: [{ kind: "text", html: "<ol><li>Seven.</li></ol>" }] },
      ],
      ...change,
    },
  },
});

beforeEach(() => saveSignedIn(MEERA));
afterEach(() => {
  closeScreen();
  clearAll();
});

const open = async (at: string, answers: Answers) =>
  await openScreen(
    <Provider store={createStore()}>
      <Routes>
        <Route path="/study-notes" element={<StudyNotesScreen />} />
        <Route path="/study-notes/:name" element={<StudyNoteScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </Provider>,
    { at, route: "*", answers },
  );

test("groups the list by section, marks samples and locked notes, and links to the plans", async () => {
  const { user } = await open("/study-notes", { [LIST]: list() });
  screen.getByText("Loading the study notes");
  const quant = await screen.findByRole("region", { name: "Quantitative Reasoning" });
  within(quant).getByRole("link", { name: /^Primes Free sample/ });
  within(screen.getByRole("region", { name: "Verbal Reasoning" })).getByRole("link", {
    name: /^Flaw and method Not in your plan/,
  });
  screen.getByText("2 notes");
  await user.click(screen.getByRole("link", { name: "View plans" }));
  expect(whereabouts().pathname).toBe("/PlanAndPricing");
});

test("with the plan, nothing is locked and nothing is for sale", async () => {
  await open("/study-notes", { [LIST]: list(true) });
  await screen.findByText("2 notes");
  expect(screen.queryByText("Not in your plan")).toBeNull();
  expect(screen.queryByRole("link", { name: "View plans" })).toBeNull();
});

test("a search and a section narrow the list, and you can undo one without results", async () => {
  const { user } = await open("/study-notes", { [LIST]: list(true) });
  const search = await screen.findByRole("searchbox", { name: "Search notes" });
  await user.type(search, "built");
  screen.getByText("1 note");
  expect(screen.queryByRole("link", { name: /Primes/ })).toBeNull();
  await user.selectOptions(screen.getByRole("combobox", { name: "Section" }), "Data Insights");
  screen.getByRole("heading", { name: "No notes match" });
  await user.click(screen.getByRole("button", { name: "Show all notes" }));
  screen.getByText("2 notes");
  expect(search).toHaveProperty("value", "");
});

test("says when the list failed to load, and fetches it on Retry", async () => {
  const { user, server } = await open("/study-notes", {
    [LIST]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("We couldn't load the study notes.");
  server.answers[LIST] = list();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("2 notes");
});

test("a note has its parts, keeps its answers folded, and links to the next note and to practice", async () => {
  const { user } = await open("/study-notes/Primes", { [LIST]: list(), [read("primes")]: note() });
  screen.getByText("Loading the note");
  await screen.findByRole("heading", { level: 1, name: "Primes" });
  expect(screen.getByText("A number.").closest("dd")).not.toBeNull();
  expect(document.querySelector("dt math")).not.toBeNull();
  const answers = screen.getByText("Show the options").closest("details")!;
  expect(answers.open).toBe(false);
  expect(within(answers).getByText("Seven.")).toBeTruthy();
  const next = await screen.findByRole("link", { name: "Next Flaw and method" });
  expect(next.getAttribute("href")).toBe("/study-notes/argument-structure");
  expect(screen.queryByRole("link", { name: /^Previous/ })).toBeNull();
  await waitFor(() => expect(document.title).toBe("Primes · Theta"));
  await user.click(screen.getByRole("link", { name: "Practice this topic" }));
  expect(whereabouts()).toMatchObject({
    pathname: "/practice",
    state: { filter: { section: "quant", format: "problem-solving", topic: "Primes" } },
  });
});

test("a note about several kinds has a button for each", async () => {
  const places = ["Flaw", "Method"].map((kind) => ({
    section: "verbal" as const,
    format: "critical-reasoning" as const,
    topic: `Critical Reasoning: ${kind}`,
  }));
  await open("/study-notes/primes", {
    [LIST]: list(),
    [read("primes")]: note({ practice: places }),
  });
  await screen.findByRole("link", { name: "Practice: Flaw" });
  screen.getByRole("link", { name: "Practice: Method" });
});

test("downloads the PDF as a file, and says when it can't", async () => {
  const { user, server } = await open("/study-notes/primes", {
    [LIST]: list(),
    [read("primes")]: note(),
    [print("primes")]: {
      body: { result: { fileName: "theta-primes.pdf", pdf: btoa("%PDF-1.7") } },
    },
  });
  const button = await screen.findByRole("button", { name: /^Print or save as PDF/ });
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
  click.mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  await user.click(button);
  await waitFor(() => expect(saved).toEqual(["theta-primes.pdf"]));
  server.answers[print("primes")] = refusal(403, "not-in-plan", "Not in your plan.");
  await user.click(button);
  await screen.findByText("Not in your plan.");
});

test.each(["subscription-required", "not-in-plan"])(
  "says why a note was refused (%s) and links to the plans",
  async (code) => {
    await open("/study-notes/argument-structure", {
      [LIST]: list(true),
      [read("argument-structure")]: refusal(403, code, "Study notes come with GMAT MENTOR."),
    });
    await screen.findByRole("heading", { level: 2, name: "This note isn't in your plan" });
    await screen.findByRole("heading", { level: 1, name: "Flaw and method" });
    screen.getByText(/^Study notes come with GMAT MENTOR\./);
    screen.getByRole("link", { name: "View plans" });
    screen.getByRole("link", { name: "All study notes" });
  },
);

test("doesn't request a note that the plan doesn't open", async () => {
  const { server } = await open("/study-notes/argument-structure", { [LIST]: list() });
  await screen.findByRole("heading", { level: 2, name: "This note isn't in your plan" });
  screen.getByRole("heading", { level: 1, name: "Flaw and method" });
  expect(server.asked(read("argument-structure"))).toEqual([]);
});

test('shows "page not found" for a note that doesn\'t exist', async () => {
  await open("/study-notes/angles", {
    [LIST]: list(),
    [read("angles")]: refusal(404, "not-found", "We couldn't find those study notes."),
  });
  await waitFor(() => expect(document.title).toBe("Page not found · Theta"));
});

test("fetches a note that failed to load on Retry", async () => {
  const { user, server } = await open("/study-notes/primes", {
    [LIST]: list(),
    [read("primes")]: refusal(500, "internal-error", "Ours."),
  });
  await screen.findByText("We couldn't load this note.");
  server.answers[read("primes")] = note();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("heading", { level: 1, name: "Primes" });
});
