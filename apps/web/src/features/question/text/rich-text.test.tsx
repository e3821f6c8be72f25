// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RichText } from "./rich-text.tsx";

const made: string[] = [];
const names: string[] = [];

beforeEach(() => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => {
      names.push(name);
      return {
        createHTML(html: string) {
          made.push(html);
          return { toString: () => rules.createHTML(html) };
        },
      };
    },
  });
});
afterEach(cleanup);

test("puts HTML into the page through the one policy the site allows", () => {
  const { rerender } = render(<RichText html="<p>Is <em>n</em> even?</p>" />);
  expect(screen.getByText("n").tagName).toBe("EM");
  rerender(<RichText html="<p>Is <em>m</em> odd?</p>" />);
  expect(screen.getByText("m").tagName).toBe("EM");
  expect(names).toEqual(["theta-question"]);
  expect(made).toEqual(["<p>Is <em>n</em> even?</p>", "<p>Is <em>m</em> odd?</p>"]);
});

test("writes the same text only once", () => {
  const { rerender } = render(<RichText html="<em>once</em>" className="a" />);
  const before = screen.getByText("once");
  rerender(<RichText html="<em>once</em>" className="b" />);
  expect(screen.getByText("once")).toBe(before);
});

test("puts a table in a frame that the keyboard reaches", () => {
  render(<RichText html="<table><tbody><tr><td>1</td></tr></tbody></table>" />);
  const frame = screen.getByRole("group", { name: "Table" });
  expect([frame.tabIndex, frame.contains(screen.getByRole("table"))]).toEqual([0, true]);
});

test("makes no heading of a table's empty corner", () => {
  const head = "<thead><tr><th></th><th>Cost</th></tr></thead>";
  render(<RichText html={`<table>${head}<tbody><tr><td>A</td><td>1</td></tr></tbody></table>`} />);
  const headings = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Cost"]);
});
