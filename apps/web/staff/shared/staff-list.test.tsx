// @vitest-environment happy-dom
import { staffLearners } from "@theta/contract/staff";
import { screen, waitFor } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, expect, test } from "vitest";
import { createStore } from "../../src/lib/session/store.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { Answers } from "../../test/answering-server.ts";
import { closeScreen, openScreen, whereabouts } from "../../test/open-screen.tsx";
import { listOf } from "../../test/staff.ts";
import { FilterBar } from "./filter-bar.tsx";
import { OutcomeAnnouncer } from "./outcome.tsx";
import { StaffList } from "./staff-list.tsx";
import { useFilters } from "./use-filters.ts";

afterEach(closeScreen);

interface Page {
  rows: string[];
  next: string | null;
}

const PAGES: Record<string, Page> = {
  first: { rows: ["Asha"], next: "b" },
  b: { rows: ["Bruno"], next: "c" },
  c: { rows: ["Chen"], next: null },
  empty: { rows: [], next: null },
};

const NAMED: Record<string, Page> = {
  asha: { rows: ["Asha"], next: null },
  a: { rows: ["Asha", "Amir"], next: "d" },
  zzz: { rows: [], next: null },
};

function List({ error }: { error?: object }) {
  const { cursor = "first", filters, setFilters } = useFilters(["name", "from", "to"]);
  return (
    <main>
      <PageTitle>People</PageTitle>
      <FilterBar
        fields={[{ name: "name", label: "Name" }]}
        values={filters}
        onChange={setFilters}
      />
      <OutcomeAnnouncer />
      <StaffList
        caption="People"
        page={error ? undefined : (NAMED[filters.name ?? ""] ?? PAGES[cursor])}
        isLoading={false}
        error={error}
        onRetry={() => {}}
        columns={[{ key: "name", head: "Name", cell: (name) => name }]}
        rowKey={(name) => name}
        empty={{ title: "Nobody", text: "Try again." }}
        list={{ route: staffLearners.list, filters }}
        csv={[{ head: "Row", text: (row) => JSON.stringify(row) }]}
      />
    </main>
  );
}

const open = async (at: string, error?: object, answers: Answers = {}) =>
  await openScreen(
    <Provider store={createStore()}>
      <List {...(error && { error })} />
    </Provider>,
    { at, answers },
  );

const button = (name: string) => screen.getByRole("button", { name });

test("goes on and back page by page, with the focus on the title", async () => {
  const { user } = await open("/people?other=a");
  expect(screen.queryByRole("button", { name: "Previous page" })).toBeNull();
  await user.click(button("Next page"));
  await screen.findByText("Bruno");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "People" }));
  await user.click(button("Next page"));
  await screen.findByText("Chen");
  await user.click(button("Previous page"));
  await screen.findByText("Bruno");
  expect(whereabouts().search).toBe("?other=a&after=b");
  await user.click(button("Previous page"));
  await screen.findByText("Asha");
  expect(whereabouts().search).toBe("?other=a");
});

test("leads from a page that somebody sent to the first one", async () => {
  const { user } = await open("/people?after=c");
  expect(screen.queryByRole("button", { name: "Previous page" })).toBeNull();
  await user.click(button("First page"));
  await screen.findByText("Asha");
});

const learner = (name: string) => ({
  learnerId: name,
  name,
  email: `${name}@theta.example`,
  joinedAt: 1,
  planName: null,
  lastSeenAt: null,
  isClosed: false,
});

const said = () => screen.getByRole("status").textContent;

test("says how many a search has found, once for each search", async () => {
  const { user } = await open("/people");
  expect(said(), "what was there from the beginning is read with the page").toBe("");
  const search = async (name: string) => {
    await user.clear(screen.getByLabelText("Name"));
    await user.type(screen.getByLabelText("Name"), `${name}{Enter}`);
  };
  await search("asha");
  await waitFor(() => expect(said()).toBe("People: 1 row."));
  await search("a");
  await waitFor(() => expect(said()).toBe("People: 2 rows, and more on the next page."));
  await search("zzz");
  await waitFor(() => expect(said()).toBe("People: Nobody."));
});

test("says that an export was saved, and with how many rows", async () => {
  const { user } = await open("/people", undefined, {
    "POST /staff/exports": { body: { result: { exportId: "export-1" } } },
    "GET /staff/learners?exportId=export-1&limit=200": listOf(learner("Asha"), learner("Bruno")),
  });
  await user.click(button("Export CSV"));
  await waitFor(() => expect(said()).toBe("Saved people.csv with 2 rows."));
});

test("says that days are the wrong way around, instead of that there's nobody", async () => {
  await open("/people?name=zzz&from=2026-12-05&to=2026-11-01");
  screen.getByRole("heading", { name: "The end date is before the start date" });
  expect(screen.queryByRole("heading", { name: "Nobody" })).toBeNull();
});

test("can be exported while it's empty", async () => {
  await open("/people?after=empty");
  screen.getByRole("heading", { name: "Nobody" });
  button("Export CSV");
});

test("says that the address is wrong, and leads to the whole list", async () => {
  const { user } = await open("/people?sort=zzz", { status: 400, told: ["Invalid option"] });
  screen.getByRole("heading", { name: "This address doesn't fit the list" });
  await user.click(screen.getByRole("link", { name: "Show the whole list" }));
  await waitFor(() => expect(whereabouts().search).toBe(""));
});
