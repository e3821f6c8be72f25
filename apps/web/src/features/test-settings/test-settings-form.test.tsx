// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answer, type Answers, refusal } from "../../../test/answering-server.ts";
import { MEERA } from "../../../test/test-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";
import { saveSignedIn } from "../../lib/session/local-session.ts";
import { createStore } from "../../lib/session/store.ts";
import { TestSettingsForm } from "./test-settings-form.tsx";
import { readKeptSettings } from "./kept-settings.ts";

afterEach(closeScreen);

const READ = "GET /test-settings";
const SAVE = "PUT /test-settings";
const BROKEN = refusal(500, "internal-error", "Something broke here.");
const settings = (more = {}) => ({ body: { result: { ...STANDARD_SETTINGS, ...more } } });

async function open(answers: Answers = {}) {
  return await openScreen(
    <Provider store={createStore()}>
      <TestSettingsForm />
    </Provider>,
    { at: "/account", answers: { [READ]: settings(), ...answers } },
  );
}

const radio = async (name: string) => await screen.findByRole<HTMLInputElement>("radio", { name });
const bodies = (server: { asked: (call: string) => { body: unknown }[] }) =>
  server.asked(SAVE).map(({ body }) => body);

test("shows how tests are taken, and keeps a change at once", async () => {
  const { user, server } = await open({ [SAVE]: settings({ time: "time-and-a-half" }) });
  const half = await screen.findByRole<HTMLInputElement>("radio", { name: "Time and a half" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Standard time" }).checked).toBe(true);
  await user.click(half);
  await waitFor(() => expect(half.checked).toBe(true));
  expect(bodies(server)).toEqual([{ time: "time-and-a-half" }]);
});

test("a switch and the text size are sent without everything else", async () => {
  const { user, server } = await open({
    [READ]: settings({ time: "double-time" }),
    [SAVE]: settings({ time: "double-time", masksAnswers: true }),
  });
  await user.click(await screen.findByRole("switch", { name: "Answer masking" }));
  await waitFor(() => expect(bodies(server)).toEqual([{ masksAnswers: true }]));
  await user.selectOptions(screen.getByLabelText("Text size in tests"), "150%");
  await waitFor(() => expect(bodies(server).slice(1)).toEqual([{ textSize: 150 }]));
});

test("quick choices are sent one after another, and the last one stays", async () => {
  const replies: ((answer: Answer) => void)[] = [];
  const { user, server } = await open({ [SAVE]: () => new Promise((done) => replies.push(done)) });
  await user.click(await radio("Time and a quarter"));
  await user.click(await radio("Time and a half"));
  await user.click(screen.getByRole("switch", { name: "Line reader" }));
  expect((await radio("Time and a half")).checked).toBe(true);
  await waitFor(() => expect(replies).toHaveLength(1));
  expect(bodies(server)).toEqual([{ time: "time-and-a-quarter" }]);
  replies[0]!(settings({ time: "time-and-a-quarter" }));
  await waitFor(() => expect(replies).toHaveLength(2));
  expect((await radio("Time and a half")).checked).toBe(true);
  replies[1]!(settings({ time: "time-and-a-half" }));
  await waitFor(() => expect(replies).toHaveLength(3));
  expect(bodies(server).slice(1)).toEqual([{ time: "time-and-a-half" }, { hasLineReader: true }]);
  // Another device has changed something, too.
  replies[2]!(settings({ time: "time-and-a-half", hasLineReader: true, textSize: 150 }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>("Text size in tests").value).toBe("150"),
  );
  expect((await radio("Time and a half")).checked).toBe(true);
});

test("after a choice that failed, the next one is sent and stays", async () => {
  const answers = [BROKEN, settings({ masksAnswers: true })];
  const { user } = await open({ [SAVE]: () => answers.shift()! });
  const mask = await screen.findByRole<HTMLInputElement>("switch", { name: "Answer masking" });
  await user.click(await radio("Time and a quarter"));
  await user.click(mask);
  await screen.findByText("Something broke here.");
  await waitFor(async () => expect((await radio("Standard time")).checked).toBe(true));
  expect(mask.checked).toBe(true);
});

test("when no choice arrives, shows what the server had, even if it can't be reached", async () => {
  const { user, server } = await open({ [SAVE]: BROKEN });
  await radio("Standard time");
  server.answers[READ] = BROKEN;
  await user.click(await radio("Time and a quarter"));
  await user.click(await radio("Time and a half"));
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  await waitFor(async () => expect((await radio("Standard time")).checked).toBe(true));
});

test("after a failure, shows what the server has by then", async () => {
  const { user, server } = await open({ [SAVE]: BROKEN });
  const half = await radio("Time and a half");
  // It heard the choice, and its answer got lost.
  server.answers[READ] = settings({ time: "time-and-a-half", hasHighContrast: true });
  await user.click(half);
  await screen.findByText("Something broke here.");
  const contrast = screen.getByRole<HTMLInputElement>("switch", { name: "High contrast" });
  await waitFor(() => expect([half.checked, contrast.checked]).toEqual([true, true]));
});

test("an answer from before the server got a choice doesn't undo the choice", async () => {
  saveSignedIn(MEERA);
  const { user, server } = await open({ [SAVE]: BROKEN });
  const half = await radio("Time and a half");
  const replies: ((answer: Answer) => void)[] = [];
  server.answers[READ] = () => new Promise((done) => replies.push(done));
  // Its failure makes the page ask again what the server has.
  await user.click(await radio("Time and a quarter"));
  await waitFor(() => expect(server.asked(READ)).toHaveLength(2));
  server.answers[SAVE] = settings({ time: "time-and-a-half" });
  await user.click(half);
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  await waitFor(() => expect(readKeptSettings()?.time).toBe("time-and-a-half"));
  replies[0]!(settings({ time: "standard" }));
  await waitFor(() => expect(readKeptSettings()?.time).toBe("standard"));
  await waitFor(() => expect(half.checked).toBe(true));
});

test("a choice that waits isn't sent for another learner", async () => {
  saveSignedIn(MEERA);
  const replies: ((answer: Answer) => void)[] = [];
  const { user, server } = await open({ [SAVE]: () => new Promise((done) => replies.push(done)) });
  await user.click(await radio("Time and a quarter"));
  await user.click(await radio("Time and a half"));
  await waitFor(() => expect(replies).toHaveLength(1));
  saveSignedIn({ ...MEERA, userId: "another" });
  replies[0]!(settings({ time: "time-and-a-quarter" }));
  await waitFor(async () => expect((await radio("Time and a half")).checked).toBe(false));
  expect(bodies(server)).toEqual([{ time: "time-and-a-quarter" }]);
});

test("a change that can't be kept goes back and says so", async () => {
  const { user } = await open({ [SAVE]: BROKEN });
  const reader = await screen.findByRole<HTMLInputElement>("switch", { name: "Line reader" });
  await user.click(reader);
  await screen.findByText("Something broke here.");
  await waitFor(() => expect(reader.checked).toBe(false));
});

test("settings that don't come say so, and Retry fetches them", async () => {
  const { user, server } = await open({ [READ]: refusal(500, "internal-error", "Ours.") });
  await screen.findByText("We couldn't load your test settings.");
  server.answers[READ] = settings();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("radio", { name: "Standard time" });
});
