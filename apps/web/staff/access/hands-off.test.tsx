// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen } from "../../test/open-screen.tsx";
import { staffSelf } from "../../test/staff.ts";
import { HandsOff } from "./hands-off.tsx";
import { SelfContext, useMay } from "./use-self.ts";

afterEach(closeScreen);

const SUPPORT = staffSelf({ role: "support" });
const COLLEAGUE = { learnerId: "staff-2", isStaff: true };

function Acts() {
  return (
    <>
      {useMay("learners.read") && <p>Facts</p>}
      {useMay("learners.act") && <button type="button">Close the account</button>}
      {useMay("orders.refund") && <button type="button">Refund</button>}
    </>
  );
}

async function open(self: typeof SUPPORT, learner: { learnerId: string; isStaff?: boolean }) {
  await openScreen(
    <SelfContext value={self}>
      <HandsOff learner={learner}>
        <Acts />
      </HandsOff>
    </SelfContext>,
    {},
  );
  screen.getByText("Facts");
  return screen.queryAllByRole("button").map(({ textContent }) => textContent);
}

test("offers everything on a learner's page", async () => {
  expect(await open(SUPPORT, { learnerId: "learner-1", isStaff: false })).toHaveLength(2);
  expect(screen.queryByRole("status")).toBeNull();
});

test("offers no act on one's own account, and says who may", async () => {
  expect(await open(staffSelf(), { learnerId: "staff-1" })).toEqual([]);
  expect(screen.getByRole("status").textContent).toMatch(/your own account.*colleague/);
});

test("offers acts on a colleague's account to owners alone", async () => {
  expect(await open(SUPPORT, COLLEAGUE)).toEqual([]);
  expect(screen.getByRole("status").textContent).toMatch(/only an owner/);
  closeScreen();
  expect(await open(staffSelf(), COLLEAGUE)).toHaveLength(2);
});
