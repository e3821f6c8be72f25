// @vitest-environment happy-dom
import { STAFF_PERMISSIONS, type StaffSelf } from "@theta/contract/staff";
import { screen, waitFor, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { Link, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createStore } from "../../src/lib/session/store.ts";
import { type Answers, refusal } from "../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../test/open-screen.tsx";
import { forAnyQuery, listOf, staffSelf } from "../../test/staff.ts";
import { SelfContext } from "../access/use-self.ts";
import { OutcomeAnnouncer } from "../shared/outcome.tsx";
import { FindAnything } from "./find-anything.tsx";

afterEach(closeScreen);

const ASHA = {
  learnerId: "learner-1",
  name: "Asha Rao",
  email: "asha@theta.example",
  joinedAt: 1,
  planName: null,
  lastSeenAt: null,
  isClosed: false,
};
const LAST = { kind: "mock", testId: "mock-1", name: "Mock 1", startedAt: 1, endedAt: null };
const ORDER = {
  orderId: "order-1",
  receipt: "s_0123456789abcdef",
  learner: { learnerId: "learner-1", name: "Asha Rao", email: "asha@theta.example" },
  planName: "GMAT BASIC",
  amount: 4900,
  currency: "USD",
  state: "paid",
  refund: null,
  flag: null,
  createdAt: 1,
  paidAt: 1,
};
const item = (key: string) => ({
  key,
  version: 1,
  state: "active",
  section: "quant",
  format: "problem-solving",
  topic: "Percents",
  difficulty: 3,
  pool: "practice",
  preview: `What ${key} asks`,
  shown: 0,
});

function WaysOut() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/staff">Staff</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

async function open(answers: Answers, more: Partial<StaffSelf> = {}, at = "/staff") {
  return await openScreen(
    <Provider store={createStore()}>
      <SelfContext value={staffSelf(more)}>
        <FindAnything />
        <OutcomeAnnouncer />
        <WaysOut />
      </SelfContext>
    </Provider>,
    {
      at,
      answers: forAnyQuery({
        "GET /staff/learners": listOf(),
        "GET /staff/orders": listOf(),
        "GET /staff/items": listOf(),
        "GET /staff/learner-tests": { body: { result: [] } },
        ...answers,
      }),
    },
  );
}

const href = (link: HTMLElement) => link.getAttribute("href");

const found = async (name: string) =>
  within(await screen.findByRole("region", { name: `${name} found` }));

test("leads straight to the learner, what happened in their last test, the order, and the question", async () => {
  const { user } = await open({
    "GET /staff/learners": listOf(ASHA),
    "GET /staff/learner-tests": { body: { result: [LAST] } },
    "GET /staff/orders": listOf(ORDER),
    "GET /staff/items?key=asha%40theta.example&limit=5": listOf(item("by-id")),
    "GET /staff/items": listOf(item("by-words"), item("by-id")),
  });
  const field = screen.getByLabelText("Find a learner, an order, or a question");
  await user.type(field, " asha@theta.example {Enter}");
  await waitFor(() => expect(whereabouts().search).toBe("?q=asha%40theta.example"));
  expect(document.activeElement).toBe(field);
  const learners = await found("Learners");
  expect(href(await learners.findByRole("link", { name: "Asha Rao" }))).toBe(
    "/staff/learners/learner-1",
  );
  expect(href(await learners.findByRole("link", { name: "What happened in Mock 1" }))).toBe(
    "/staff/sittings?learnerId=learner-1&mockId=mock-1",
  );
  const orders = await found("Orders");
  expect(href(await orders.findByRole("link", { name: ORDER.receipt }))).toBe(
    "/staff/orders/order-1",
  );
  const items = await found("Questions");
  await items.findByRole("link", { name: "by-id" });
  expect(items.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "by-id",
    "by-words",
  ]);
});

test("looks while somebody types, without a button, and says what it found", async () => {
  const { user, server } = await open({
    "GET /staff/learners": listOf(ASHA),
    "GET /staff/items": { body: { result: { rows: [item("one")], next: "more" } } },
  });
  const field = screen.getByLabelText<HTMLInputElement>("Find a learner, an order, or a question");
  await user.type(field, "asha rao ");
  await (await found("Learners")).findByRole("link", { name: "Asha Rao" });
  expect(field.value, "a space that's about to be followed by a word").toBe("asha rao ");
  expect(whereabouts().search).toBe("?q=asha+rao");
  expect(screen.queryByRole("button", { name: "Search" })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole("status").textContent).toBe(
      "1 learner, no orders, and more than 1 question found.",
    ),
  );
  await user.clear(field);
  await waitFor(() => expect(whereabouts().search).toBe(""));
  expect(screen.queryByRole("region", { name: "Learners found" })).toBeNull();
  expect(
    server.log.some(({ path }) => path.includes("q=as&")),
    "not letter by letter",
  ).toBe(false);
});

test("a link to the overview empties the field, and Back brings the search back", async () => {
  const { user } = await open({ "GET /staff/learners": listOf(ASHA) });
  const field = screen.getByLabelText<HTMLInputElement>("Find a learner, an order, or a question");
  await user.type(field, "asha");
  await (await found("Learners")).findByRole("link", { name: "Asha Rao" });
  await user.click(screen.getByRole("link", { name: "Staff" }));
  expect(field.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(field.value).toBe("asha");
  expect(whereabouts().search).toBe("?q=asha");
});

test("says what it found once more when the same is searched again", async () => {
  const { user } = await open({ "GET /staff/learners": listOf(ASHA) });
  const field = screen.getByLabelText<HTMLInputElement>("Find a learner, an order, or a question");
  const status = screen.getByRole("status");
  const says = () => waitFor(() => expect(status.textContent).toContain("1 learner"));
  await user.type(field, "asha");
  await says();
  await user.clear(field);
  await waitFor(() => expect(whereabouts().search).toBe(""));
  status.textContent = "";
  await user.type(field, "asha");
  await says();
});

test("finds only what the role may see", async () => {
  const permissions = STAFF_PERMISSIONS.filter((one) => one.startsWith("items."));
  const { server } = await open({}, { role: "editor", permissions }, "/staff?q=gallons");
  expect(screen.getByLabelText("Find a question")).toHaveProperty("value", "gallons");
  const items = await found("Questions");
  await items.findByText("None found.");
  expect(screen.queryByRole("region", { name: "Learners found" })).toBeNull();
  expect(server.log.every(({ path }) => path.includes("/staff/items"))).toBe(true);
});

test("offers to try again what couldn't be searched, next to what was found", async () => {
  const broken = refusal(500, "internal-error", "Something broke here.");
  await open(
    { "GET /staff/orders": broken, "GET /staff/learners": listOf(ASHA) },
    {},
    "/staff?q=asha",
  );
  await (await found("Learners")).findByRole("link", { name: "Asha Rao" });
  await (await found("Orders")).findByRole("button", { name: "Retry" });
});
