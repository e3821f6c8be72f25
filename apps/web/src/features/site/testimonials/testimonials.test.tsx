// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import claims from "virtual:claims";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slideMilliseconds } from "./reading-time.ts";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";
import { Testimonials } from "./testimonials.tsx";

/** The stylesheet isn't loaded here; a browser journey measures it at all its widths. */
let style: HTMLStyleElement;

function setUp({ slides = 3, reducedMotion = false, shown = <Testimonials /> } = {}) {
  style.textContent = `* { --slides: ${slides}; }`;
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: reducedMotion }));
  render(shown);
}
/** As learners would give them. */
const real = (count: number) => (
  <TestimonialCarousel
    testimonials={Array.from({ length: count }, (_, k) => ({
      exam: "GMAT" as const,
      who: `Ana ${k + 1}`,
      words: `Words ${k + 1}.`,
      isSample: false,
    }))}
  />
);

beforeEach(() => {
  vi.useFakeTimers();
  style = document.head.appendChild(document.createElement("style"));
});
afterEach(() => {
  cleanup();
  style.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FIRST = slideMilliseconds(claims.testimonials[0]!.words);
const carousel = () => screen.getByRole("region", { name: "What our student say about" });
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const current = () =>
  screen
    .getAllByRole("button", { name: /^Testimonial/, current: true })
    .map((dot) => dot.getAttribute("aria-label"));
const inSight = () =>
  [...carousel().querySelectorAll('[aria-roledescription="slide"]:not([inert])')].map((slide) =>
    slide.getAttribute("aria-label"),
  );

test("shows six samples in the claims' order, each marked and none with a name", () => {
  setUp({ slides: 0 });
  const slides = screen.getAllByRole("group", { name: /^\d of 6$/ });
  expect(slides).toHaveLength(6);
  slides.forEach((slide, index) => {
    const { words, who, exam } = claims.testimonials[index]!;
    within(slide).getByText("Sample");
    within(slide).getByText(words);
    within(slide).getByText(who);
    within(slide).getByText(exam);
  });
});

test("moves on once the slide that leaves can be read, and starts over after the last", () => {
  setUp();
  expect(inSight()).toEqual(["1 of 6", "2 of 6", "3 of 6"]);
  const [first, ...others] = claims.testimonials.map(({ words }) => slideMilliseconds(words));
  expect(first).toBeGreaterThan(2000);
  pass(first! - 1);
  expect(current()).toEqual(["Testimonial 1"]);
  pass(1);
  expect(current()).toEqual(["Testimonial 2"]);
  expect(inSight()).toEqual(["2 of 6", "3 of 6", "4 of 6"]);
  for (const time of others.slice(0, 4)) pass(time);
  expect(inSight()).toEqual(["1 of 6", "2 of 6", "6 of 6"]);
  pass(others[4]!);
  expect(current()).toEqual(["Testimonial 1"]);
});

test("pause stops it and play continues, even with pointer and focus on the button", () => {
  setUp();
  fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
  act(() => screen.getByRole("button", { name: "Pause the testimonials" }).focus());
  press("Pause the testimonials");
  pass(60_000);
  expect(current()).toEqual(["Testimonial 1"]);
  press("Play the testimonials");
  pass(FIRST);
  expect(current()).toEqual(["Testimonial 2"]);
});

test("waits while the pointer is on it, and is read aloud only while it waits", () => {
  setUp();
  const row = carousel().querySelector("[aria-live]")!;
  expect(row.getAttribute("aria-live")).toBe("off");
  fireEvent.pointerEnter(carousel(), { pointerType: "mouse" });
  expect(row.getAttribute("aria-live")).toBe("polite");
  pass(60_000);
  expect(current()).toEqual(["Testimonial 1"]);
  fireEvent.pointerLeave(carousel());
  pass(FIRST);
  expect(current()).toEqual(["Testimonial 2"]);
});

test("waits while it has the focus", () => {
  setUp();
  const next = screen.getByRole("button", { name: "Next testimonial" });
  act(() => next.focus());
  pass(60_000);
  expect(current()).toEqual(["Testimonial 1"]);
  act(() => next.blur());
  pass(FIRST);
  expect(current()).toEqual(["Testimonial 2"]);
});

test("with reduced motion, moves only by hand", () => {
  setUp({ reducedMotion: true });
  pass(60_000);
  expect(current()).toEqual(["Testimonial 1"]);
  press("Next testimonial");
  expect(current()).toEqual(["Testimonial 2"]);
});

test("previous, next, and the dots lead to a slide and stay there", () => {
  setUp({ slides: 4 });
  press("Previous testimonial");
  expect(current()).toEqual(["Testimonial 6"]);
  expect(inSight()).toEqual(["1 of 6", "2 of 6", "3 of 6", "6 of 6"]);
  press("Next testimonial");
  press("Next testimonial");
  expect(current()).toEqual(["Testimonial 2"]);
  press("Testimonial 5");
  expect(current()).toEqual(["Testimonial 5"]);
  expect(inSight()).toEqual(["1 of 6", "2 of 6", "5 of 6", "6 of 6"]);
  pass(60_000);
  expect(current()).toEqual(["Testimonial 5"]);
});

test("a finger swipes it, but a mouse selecting text doesn't", () => {
  setUp({ slides: 1 });
  const row = carousel().querySelector("[aria-live]")!;
  const swipe = (pointerType: string, to: number) => {
    fireEvent.pointerDown(row, { pointerType, clientX: 200 });
    fireEvent.pointerUp(row, { pointerType, clientX: to });
  };
  swipe("touch", 120);
  expect(current()).toEqual(["Testimonial 2"]);
  swipe("touch", 280);
  swipe("touch", 280);
  expect(current()).toEqual(["Testimonial 6"]);
  swipe("touch", 190);
  swipe("mouse", 20);
  expect(current()).toEqual(["Testimonial 6"]);
});

test("real ones bear no mark and say nothing about samples", () => {
  setUp({ shown: real(5) });
  expect(carousel().textContent).not.toMatch(/sample/i);
  expect(carousel().getAttribute("data-only")).toBeNull();
  expect(inSight()).toEqual(["1 of 5", "2 of 5", "3 of 5"]);
  pass(2000);
  expect(inSight()).toEqual(["2 of 5", "3 of 5", "4 of 5"]);
});

test.each([1, 2, 3])("%i in a row for three stand still, without controls", (count) => {
  setUp({ shown: real(count) });
  expect(inSight()).toHaveLength(count);
  expect(within(carousel()).queryAllByRole("button")).toEqual([]);
  const row = carousel().querySelector("[aria-live]")!;
  fireEvent.pointerDown(row, { pointerType: "touch", clientX: 200 });
  fireEvent.pointerUp(row, { pointerType: "touch", clientX: 20 });
  pass(60_000);
  expect(carousel().innerHTML).not.toContain(" style=");
});

test("two take turns where there's room for one", () => {
  setUp({ slides: 1, shown: real(2) });
  expect(inSight()).toEqual(["1 of 2"]);
  pass(2000);
  expect(inSight()).toEqual(["2 of 2"]);
  pass(2000);
  expect(inSight()).toEqual(["1 of 2"]);
});

test("its HTML holds all six, none inert, and no style that the policy would refuse", () => {
  const html = renderToString(<Testimonials />);
  for (const { words } of claims.testimonials)
    expect(html).toContain(words.replaceAll("'", "&#x27;"));
  expect(html).not.toMatch(/ style=| inert/);
});
