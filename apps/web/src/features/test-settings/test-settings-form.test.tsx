// @vitest-environment happy-dom
import { STANDARD_SETTINGS } from "@theta/contract";
import { screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { type Answers, refusal } from "../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../test/open-screen.tsx";
import { createStore } from "../../lib/session/store.ts";
import { TestSettingsForm } from "./test-settings-form.tsx";

afterEach(closeScreen);

const READ = "GET /test-settings";
const SAVE = "PUT /test-settings";
const settings = (more = {}) => ({ body: { result: { ...STANDARD_SETTINGS, ...more } } });

async function open(answers: Answers = {}) {
  return await openScreen(
    <Provider store={createStore()}>
      <TestSettingsForm />
    </Provider>,
    { at: "/account", answers: { [READ]: settings(), ...answers } },
  );
}

test("shows how tests are taken, and keeps a change at once", async () => {
  const { user, server } = await open({ [SAVE]: settings({ time: "time-and-a-half" }) });
  const half = await screen.findByRole<HTMLInputElement>("radio", { name: "Time and a half" });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Standard time" }).checked).toBe(true);
  await user.click(half);
  await waitFor(() => expect(half.checked).toBe(true));
  expect(server.asked(SAVE).map(({ body }) => body)).toEqual([
    { ...STANDARD_SETTINGS, time: "time-and-a-half" },
  ]);
});

test("a switch and the text size are kept with everything else", async () => {
  const { user, server } = await open({
    [READ]: settings({ time: "double-time" }),
    [SAVE]: settings({ time: "double-time", masksAnswers: true }),
  });
  await user.click(await screen.findByRole("switch", { name: "Answer masking" }));
  await waitFor(() =>
    expect(server.asked(SAVE).at(-1)?.body).toMatchObject({
      time: "double-time",
      masksAnswers: true,
    }),
  );
  await user.selectOptions(screen.getByLabelText("Text size in tests"), "150%");
  await waitFor(() => expect(server.asked(SAVE).at(-1)?.body).toMatchObject({ textSize: 150 }));
});

test("a change that can't be kept goes back and says so", async () => {
  const { user } = await open({ [SAVE]: refusal(500, "internal-error", "Something broke here.") });
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
