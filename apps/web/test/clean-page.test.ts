// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { testPage } from "./test-server.ts";

const look = () => ({
  rendered: screen.queryAllByText("Left").length,
  head: document.head.childElementCount,
  body: document.body.childElementCount,
  theme: document.documentElement.dataset["theme"],
  fontSize: document.documentElement.style.fontSize,
  inert: document.body.hasAttribute("inert"),
  width: window.innerWidth,
  isWide: matchMedia("(width >= 64rem)").matches,
  hasFakeTimers: vi.isFakeTimers(),
  isPatched: "leftover" in globalThis,
  now: performance.now() > 1,
  stored: localStorage.length + sessionStorage.length,
});

const CLEAN: ReturnType<typeof look> = {
  rendered: 0,
  head: 0,
  body: 0,
  theme: undefined,
  fontSize: "",
  inert: false,
  width: 1024,
  isWide: true,
  hasFakeTimers: false,
  isPatched: false,
  now: true,
  stored: 0,
};

test("a test may leave the page in any state", () => {
  expect(look()).toEqual(CLEAN);
  render("Left");
  document.head.append(document.createElement("style"));
  document.documentElement.dataset["theme"] = "dark";
  document.documentElement.style.fontSize = "8px";
  document.body.setAttribute("inert", "");
  testPage().setViewport({ width: 360 });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.stubGlobal("leftover", true);
  vi.spyOn(performance, "now").mockReturnValue(0);
  localStorage.setItem("a", "b");
  sessionStorage.setItem("a", "b");
  const fields = Object.keys(CLEAN) as (keyof typeof CLEAN)[];
  const left = look();
  expect(fields.filter((field) => left[field] === CLEAN[field])).toEqual([]);
});

test("the next test finds it clean", () => {
  expect(look()).toEqual(CLEAN);
});
