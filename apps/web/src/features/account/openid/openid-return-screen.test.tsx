// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Answers, refusal } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { OpenidReturnScreen } from "./openid-return-screen.tsx";

afterEach(closeScreen);

const FINISH = "POST /user/finish-openid-sign-in";
const LINK = {
  state: "confirm",
  providerName: "Lincoln High",
  email: "noor@lincoln.example",
  hasPassword: true,
} as const;

const open = async (search: string, answers: Answers, state?: unknown) =>
  await openScreen(<OpenidReturnScreen />, {
    at: `/login/lincoln${search}`,
    route: "/login/:provider",
    answers,
    state,
  });

test("still asks whose account it is after a reload", async () => {
  const first = await open("?state=s&code=c", { [FINISH]: { body: { result: LINK } } });
  await screen.findByRole("heading", { name: "Is this account yours?" });
  await expect.poll(() => whereabouts().state).toEqual(LINK);
  expect(whereabouts().search).toBe("");
  expect(first.server.asked(FINISH)).toHaveLength(1);
  closeScreen();
  const again = await open("", {}, whereabouts().state);
  await screen.findByText(/There's already a Theta account for noor@lincoln.example/);
  expect(again.server.asked(FINISH)).toEqual([]);
});

test("says that there's nothing to finish where nobody came back", async () => {
  await open("", {});
  await screen.findByRole("heading", { name: "There's nothing to finish here" });
});

test("sends no empty code, and no more of an error than the server takes", async () => {
  const over = refusal(401, "openid-refused", "Please start again.");
  const { server } = await open(`?state=s&code=&error=${"x".repeat(300)}`, { [FINISH]: over });
  await screen.findByText("Please start again.");
  expect(server.asked(FINISH)).toMatchObject([
    { body: { provider: "lincoln", state: "s", error: "x".repeat(200) } },
  ]);
});

test("has words for input that the server can't read", async () => {
  const answer = refusal(400, "invalid-input", "state: too long");
  await open("?state=s&code=c", { [FINISH]: answer });
  await screen.findByText("We couldn't read this sign-in. Please start again.");
});
