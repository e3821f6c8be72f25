// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ConfirmLink } from "./confirm-link.tsx";
import type { Answer } from "../../../../test/answering-server.ts";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";

afterEach(closeScreen);

const SEND = "POST /user/send-openid-code";
const sent = (mailWhen: string, resendAfterSeconds: number): Answer => ({
  body: { result: { resendAfterSeconds, mailWhen } },
});
const LINK = {
  state: "confirm",
  providerName: "Lincoln High",
  email: "noor@lincoln.example",
  hasPassword: false,
} as const;

async function askForCode(answer: Answer) {
  const answers = { [SEND]: answer };
  const { user, server } = await openScreen(<ConfirmLink link={LINK} />, { at: "/login", answers });
  await user.click(screen.getByRole("button", { name: "Email me a code" }));
  return { user, server, answers };
}

const codeBox = () => screen.queryByLabelText("Code from the email");

test("asks for no code where none was mailed, until one is", async () => {
  const { user, answers } = await askForCode(sent("never", 1));
  await screen.findByText(/another code, which isn't for this sign-in/);
  expect(codeBox()).toBeNull();
  answers[SEND] = sent("now", 60);
  await user.click(
    await screen.findByRole("button", { name: "Email me a code" }, { timeout: 5_000 }),
  );
  await screen.findByText(/You can ask for a new code in/);
  expect(codeBox()).not.toBeNull();
});

test("sends another code from the button beside the field", async () => {
  const { user, server } = await askForCode(sent("now", 0));
  await user.click(await screen.findByRole("button", { name: "Email me a new code" }));
  expect(codeBox()).not.toBeNull();
  expect(server.asked(SEND)).toHaveLength(2);
});
