// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useRef, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

/** Takes the focus on its own, the way forms in dialogs do. */
function Eager() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Password" />;
}

function Opener({ kind }: { kind: "dialog" | "confirm" }) {
  const [open, setOpen] = useState(false);
  const common = { open, onOpenChange: setOpen, title: "Sure?", description: "It is final." };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {kind === "dialog" ? (
        <Dialog {...common}>
          <Eager />
        </Dialog>
      ) : (
        <ConfirmDialog {...common} confirmLabel="Yes" onConfirm={() => {}} />
      )}
    </>
  );
}

test.each(["dialog", "confirm"] as const)(
  "a closed %s returns focus to its button",
  async (kind) => {
    const user = userEvent.setup();
    render(<Opener kind={kind} />);
    const button = screen.getByRole("button", { name: "Open" });
    await user.click(button);
    await screen.findByText("It is final.");
    expect(document.activeElement).not.toBe(button);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);
