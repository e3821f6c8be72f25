// @vitest-environment happy-dom
import type { InboxMessage } from "@theta/contract/staff";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { staffSelf } from "../../test/staff.ts";
import { SelfContext } from "../access/use-self.ts";
import { MessageThread } from "./message-thread.tsx";

afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});

const reply = (mail: string, at: number) => ({
  replyId: `reply-${mail}`,
  text: "It does.",
  by: "Bo",
  at,
  mail,
});

async function open(...replies: object[]) {
  const message = { name: "Mira", text: "Does it?", at: 1, replies };
  await openScreen(
    <SelfContext value={staffSelf()}>
      <MessageThread message={message as InboxMessage} />
    </SelfContext>,
    {},
  );
}

const reasons = () => screen.queryAllByRole("link", { name: "See why" });

test("an email that has just been written isn't a problem, and is one after a minute", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  await open(reply("waiting", 1_000_000));
  screen.getByText("Email on its way");
  expect(reasons()).toHaveLength(0);
  act(() => void vi.advanceTimersByTime(60_000));
  screen.getByText("Email waiting");
  expect(reasons()).toHaveLength(1);
});

test("an email that failed or has waited long leads to the reason, one that was sent doesn't", async () => {
  await open(reply("failed", Date.now()), reply("waiting", 1), reply("sent", 1));
  expect(reasons().map((link) => link.getAttribute("href"))).toEqual([
    "/staff/mail/reply-failed",
    "/staff/mail/reply-waiting",
  ]);
});
