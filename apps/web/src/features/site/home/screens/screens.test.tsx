// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { readdirSync, statSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { Screens } from "./screens.tsx";

afterEach(cleanup);

const PICTURES = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".webp"));

test("shows a mock's question, a report, and a solution, loaded only when they come into view", () => {
  render(<Screens />);
  const figures = screen.getAllByRole("figure");
  expect(figures.map((one) => within(one).getByRole("heading").textContent)).toEqual([
    "The mock, like the exam",
    "A report that says how sure it is",
    "Solutions that explain every option",
  ]);
  const images = screen.getAllByRole<HTMLImageElement>("img");
  expect(images).toHaveLength(PICTURES.length);
  for (const image of images) {
    expect(image.alt).not.toBe("");
    expect(image.getAttribute("loading")).toBe("lazy");
    expect([image.width, image.height]).not.toContain(0);
  }
});

test.each(PICTURES)("keeps %s fast to load", (file) => {
  expect(statSync(`${import.meta.dirname}/${file}`).size).toBeLessThan(100_000);
});
