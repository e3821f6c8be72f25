// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { usePracticeFilter } from "./use-practice-filter.ts";

afterEach(cleanup);

function open(at = "/practice") {
  return renderHook(() => ({ ...usePracticeFilter([]), navigate: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  }).result;
}

test("two choices add up, although the first isn't on screen yet", () => {
  const practice = open();
  const { change } = practice.current;
  act(() => {
    change({ section: "quant" });
    change({ level: "easy" });
  });
  expect(practice.current.filter).toEqual({ section: "quant", level: "easy" });
});

test("a choice starts from the address, however it got there", async () => {
  const practice = open("/practice?section=verbal");
  await act(async () => await practice.current.navigate("/practice?section=quant"));
  act(() => practice.current.change({ level: "hard" }));
  expect(practice.current.filter).toEqual({ section: "quant", level: "hard" });
  act(() => practice.current.choose({ topic: "Ratios" }));
  expect(practice.current.filter).toEqual({ topic: "Ratios" });
});
