// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../test/open-screen.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useFilters } from "./use-filters.ts";

afterEach(closeScreen);

function Bar() {
  const { filters, setFilters } = useFilters(["person", "event", "from", "sort"]);
  const navigate = useNavigate();
  return (
    <>
      <FilterBar
        fields={[
          { name: "person", label: "Person" },
          { name: "event", label: "Event" },
          { name: "from", label: "From", options: [{ value: "monday", label: "Monday" }] },
          {
            name: "sort",
            label: "Sort",
            none: "Newest first",
            options: [{ value: "oldest", label: "Oldest first" }],
          },
        ]}
        values={filters}
        onChange={setFilters}
      />
      <button type="button" onClick={() => void navigate("/log?person=back@theta.example")}>
        Elsewhere
      </button>
    </>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test("applies everything that was typed, from the list's first page on", async () => {
  const { user } = await openScreen(<Bar />, { at: "/log?after=abc&other=1" });
  await user.type(box("Person"), "asha@theta.example");
  await user.type(box("Event"), "staff.{Enter}");
  await waitFor(() =>
    expect(whereabouts().search).toBe("?other=1&person=asha%40theta.example&event=staff."),
  );
  expect(document.activeElement).toBe(box("Event"));
});

test("keeps what was typed when a choice is made, and takes a filter away", async () => {
  const { user } = await openScreen(<Bar />, { at: "/log?event=staff." });
  await user.type(box("Person"), "asha");
  await user.selectOptions(box("From"), "Monday");
  await waitFor(() => expect(whereabouts().search).toBe("?event=staff.&person=asha&from=monday"));
  await user.clear(box("Event"));
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(whereabouts().search).toBe("?person=asha&from=monday"));
});

test("shows what's applied after the address has changed", async () => {
  const { user } = await openScreen(<Bar />, { at: "/log?event=staff." });
  await user.type(box("Person"), "never applied");
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  await waitFor(() => expect(box("Person").value).toBe("back@theta.example"));
  expect(box("Event").value).toBe("");
});

test("clears the filters and keeps the order, and the focus stays in the bar", async () => {
  const { user } = await openScreen(<Bar />, { at: "/log?event=staff.&from=monday&sort=oldest" });
  expect(screen.getByRole("option", { name: "Newest first" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  await waitFor(() => expect(whereabouts().search).toBe("?sort=oldest"));
  expect(box("Event").value).toBe("");
  expect(document.activeElement).toBe(box("Person"));
  expect(screen.queryByRole("button", { name: "Clear the filters" })).toBeNull();
});

test("going back undoes the last filter, and the same filter again adds no step", async () => {
  const { user } = await openScreen(
    <>
      <Bar />
      <Back />
    </>,
    { at: "/log" },
  );
  await user.selectOptions(box("From"), "Monday");
  await user.type(box("Event"), "staff.{Enter}");
  await waitFor(() => expect(whereabouts().search).toBe("?from=monday&event=staff."));
  await user.type(box("Event"), "{Enter}");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(whereabouts().search).toBe("?from=monday"));
  expect(box("Event").value).toBe("");
  await user.click(screen.getByRole("button", { name: "Back" }));
  await waitFor(() => expect(whereabouts().search).toBe(""));
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test("has no button for choices alone", async () => {
  const fields = [{ name: "from", label: "From", options: [] }] as const;
  await openScreen(<FilterBar fields={fields} values={{ from: undefined }} onChange={() => {}} />, {
    at: "/log",
  });
  expect(screen.queryByRole("button")).toBeNull();
});
