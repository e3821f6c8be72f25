/** Whether everything on a screen can be read and pressed, also with large text. */
import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./inspect.ts";

/** Nothing is wider than the window, cut off, or out of reach once it's scrolled to. */
export async function expectNothingCut(page: Page, what: string, part = "body"): Promise<void> {
  await expectToFit(page, what);
  expect(await page.evaluate<string[]>(`(${CUT})()`), `${what}: cut off`).toEqual([]);
  // A dialog may still be opening.
  await expect
    .poll(
      async () => await page.evaluate<string[]>(`(${HIDDEN})("${part}")`),
      `${what}: out of reach`,
    )
    .toEqual([]);
}

/** What hides part of its own text: by an ellipsis, or by edges that don't scroll. */
const CUT = `() => {
  const name = (one) => one.tagName.toLowerCase() + ": " + (one.textContent || one.ariaLabel).trim().slice(0, 60);
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1;
  return [...document.querySelectorAll("body *")]
    .filter((one) => one instanceof HTMLElement && isShown(one))
    .filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      const hides = overflowX === "hidden" || overflowX === "clip" || textOverflow === "ellipsis";
      return hides && one.scrollWidth > one.clientWidth + 1;
    })
    .map((one) => {
      const { right } = one.getBoundingClientRect();
      const within = [...one.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > right + 1);
      const cut = within.find((part) => !part.closest(".scroll-frame, [role=tablist]")) ?? one;
      return name(cut) + " in " + one.tagName.toLowerCase();
    });
}`;

/** What should take a press and doesn't, because it's outside the window or something lies over it. */
const HIDDEN = `(part) => {
  const pressed = "button:not(:disabled), a[href], select, label:has(input), [role=tab]";
  const name = (one) => (one.ariaLabel || one.textContent || one.tagName).trim().slice(0, 60);
  const within = (inner, outer) => inner === outer || outer.contains(inner);
  const faults = [];
  for (const one of document.querySelector(part).querySelectorAll(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".scroll-frame, [inert], [aria-hidden=true]")) continue;
    const dialog = document.querySelector("[role=alertdialog], [role=dialog][data-state=open]");
    if (dialog && !dialog.contains(one)) continue;
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // A link in a text may go on in the next line.
    const { left, right, top, bottom } = one.getClientRects()[0];
    if (right - left < 2) continue;
    if (left < -0.5 || right > innerWidth + 0.5 || bottom < 1 || top > innerHeight - 1)
      faults.push(name(one) + ": outside the window");
    const x = (left + right) / 2;
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(within(hit, one) || within(one, hit) && hit.tagName === "LABEL"))
      faults.push(name(one) + ": covered by " + (hit ? hit.tagName + "." + hit.className : "nothing"));
  }
  scrollTo(0, 0);
  document.querySelector("main")?.scrollTo(0, 0);
  return faults;
}`;
