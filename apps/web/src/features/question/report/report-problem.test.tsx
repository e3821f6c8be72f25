// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { MEERA } from "../../../../test/test-server.ts";
import { saveSignedIn } from "../../../lib/session/local-session.ts";
import { createStore } from "../../../lib/session/store.ts";
import { ReportProblem } from "./report-problem.tsx";

afterEach(closeScreen);

const REPORT = "POST /question-bank/report-problem";
const QUESTION = "11111111-1111-4111-8111-111111111111";

async function open(answers: Answers) {
  saveSignedIn(MEERA);
  const opened = await openScreen(
    <Provider store={createStore()}>
      <ReportProblem questionId={QUESTION} />
    </Provider>,
    { at: "/", answers },
  );
  await opened.user.click(screen.getByRole("button", { name: "Report a problem" }));
  return opened;
}
const send = () => screen.getByRole("button", { name: "Send report" });
const sentTo = (server: Awaited<ReturnType<typeof open>>["server"]) =>
  server.asked(REPORT).map(({ body }) => body as { reportId: string });

test("sends what's wrong with the question, and says thanks", async () => {
  const { user, server } = await open({ [REPORT]: { body: { result: { done: true } } } });
  await user.click(screen.getByLabelText("There's a typo"));
  fireEvent.change(screen.getByLabelText("Tell us more (optional)"), {
    target: { value: "Line 2" },
  });
  await user.click(send());
  expect(await screen.findByText("Thanks. We'll look into it and email you.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sentTo(server)).toEqual([
    { reportId: expect.any(String), questionId: QUESTION, kind: "typo", text: "Line 2" },
  ]);
});

test("asks what's wrong before it sends anything", async () => {
  const { user, server } = await open({});
  await user.click(send());
  expect(screen.getByText("Choose what's wrong")).toBeTruthy();
  await user.click(screen.getByLabelText("Something else"));
  expect(screen.queryByText("Choose what's wrong")).toBeNull();
  expect(sentTo(server)).toEqual([]);
});

test("keeps what was typed when it can't be sent, and sends it again as the same report", async () => {
  const full = "That's enough for now. Please try again in 40 minutes.";
  const { user, server } = await open({ [REPORT]: refusal(429, "too-many-requests", full) });
  await user.click(screen.getByLabelText("Something else"));
  const words = screen.getByLabelText("Tell us more (optional)");
  fireEvent.change(words, { target: { value: "The picture is cut" } });
  await user.click(send());
  expect(await screen.findByText(full)).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(sentTo(server)).toHaveLength(2));
  const [first, again] = sentTo(server);
  expect(again!.reportId).toBe(first!.reportId);
  fireEvent.change(words, { target: { value: "The picture is cut off" } });
  await user.click(send());
  await waitFor(() => expect(sentTo(server)).toHaveLength(3));
  expect(sentTo(server)[2]!.reportId).not.toBe(first!.reportId);
});

test("the button shows the press before the dialog is drawn", async () => {
  saveSignedIn(MEERA);
  await openScreen(
    <Provider store={createStore()}>
      <ReportProblem questionId={QUESTION} />
    </Provider>,
    { at: "/", answers: {} },
  );
  const button = screen.getByRole("button", { name: "Report a problem" });
  const look = button.className;
  // As in a browser: otherwise everything is drawn before a press returns.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  button.click();
  await Promise.resolve();
  expect([screen.queryByRole("dialog"), button.className === look]).toEqual([null, false]);
  await screen.findByRole("dialog");
  expect(button.className).toBe(look);
});
