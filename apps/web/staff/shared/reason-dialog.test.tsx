// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

afterEach(closeScreen);

async function open(more: { typed?: string; over?: string; problem?: string } = {}) {
  const onConfirm = vi.fn(async (_reason: string) => {});
  const onClose = vi.fn();
  const { user } = await openScreen(
    <ReasonDialog
      title="Refund it?"
      description="The money goes back."
      confirmLabel="Refund"
      {...more}
      onConfirm={onConfirm}
      onClose={onClose}
    />,
    {},
  );
  await waitFor(() => expect(screen.getByRole("dialog")).toBeTruthy());
  return { user, onConfirm, onClose };
}

test("begins in the first field, so that typing right away doesn't press Close", async () => {
  const { user, onConfirm, onClose } = await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Why")));
  await user.keyboard("Two options are right");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Refund" }));
  expect(onConfirm).toHaveBeenCalledWith("Two options are right");
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("says everything that's wrong at once, and beforehand how long a reason must be", async () => {
  const { user, onConfirm } = await open({ problem: "Enter 1 to 60 minutes.", typed: "s_00ab" });
  screen.getByText("At least 5 characters. It goes into the audit log, with your name.");
  await user.type(screen.getByLabelText("Why"), "wifi");
  await user.click(screen.getByRole("button", { name: "Refund" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Enter 1 to 60 minutes. Type s_00ab to confirm. Say why, in at least 5 characters.",
  );
  expect(onConfirm).not.toHaveBeenCalled();
});

test("asks before Escape discards what was typed", async () => {
  const { user, onClose } = await open();
  await user.type(screen.getByLabelText("Why"), "Two options are right");
  await user.keyboard("{Escape}");
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText("Nothing was done. Discard what you typed?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("Why").value).toBe("Two options are right");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("closes at once while nothing was typed", async () => {
  const { user, onClose } = await open();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("takes the typed confirmation in any case", async () => {
  const { user, onConfirm } = await open({ typed: "s_00ab" });
  const typed = screen.getByLabelText("Type s_00ab to confirm");
  await waitFor(() => expect(document.activeElement).toBe(typed));
  await user.keyboard("S_00AC");
  await user.type(screen.getByLabelText("Why"), "Promised by email");
  await user.click(screen.getByRole("button", { name: "Refund" }));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.clear(typed);
  await user.type(typed, " S_00AB ");
  await user.click(screen.getByRole("button", { name: "Refund" }));
  expect(onConfirm).toHaveBeenCalledWith("Promised by email");
});

test("has nothing to press once somebody else has done it", async () => {
  const { user, onConfirm, onClose } = await open({ over: "A colleague was quicker." });
  expect(screen.getByRole("alert").textContent).toContain("A colleague was quicker.");
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  await user.type(screen.getByLabelText("Why"), "Promised by email");
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});
