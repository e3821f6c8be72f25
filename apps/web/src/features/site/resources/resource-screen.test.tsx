// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeScreen, openScreen, whereabouts } from "../../../../test/open-screen.tsx";
import { ResourceScreen } from "./resource-screen.tsx";
import made from "./sheets.json";

afterEach(closeScreen);

const open = () => openScreen(<ResourceScreen />, { at: "/Resource" });

test("lists the formula sheet first, then the sheets to write on", async () => {
  await open();
  screen.getByRole("heading", { level: 1, name: "Resources" });
  const sheets = screen.getAllByRole("article");
  expect(sheets.map((sheet) => within(sheet).getByRole("heading").textContent)).toEqual([
    "GMAT Quant Formula Sheet",
    "Error log",
    "Ten-week practice plan",
  ]);
});

test.each(made)("$title opens in a new tab and says what it is", async (sheet) => {
  await open();
  const link = screen.getByRole("link", { name: `Open ${sheet.title} in a new tab` });
  expect(link.getAttribute("href")).toBe(`/sheets/${sheet.name}.pdf`);
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener");
  const row = within(link.closest("article")!);
  const pages = sheet.pages === 1 ? "1 page" : `${sheet.pages} pages`;
  row.getByText(`PDF, ${pages}, ${Math.round(sheet.bytes / 1000)} kB`);
  const parts = within(row.getByRole("list", { name: `What's on ${sheet.title}` }));
  expect(parts.getAllByRole("listitem").map((part) => part.textContent)).toEqual(sheet.holds);
});

test("links to the study notes", async () => {
  const { user } = await open();
  await user.click(screen.getByRole("link", { name: "Open study notes" }));
  expect(whereabouts().pathname).toBe("/study-notes");
});

test("pictures reserve their space before they load", async () => {
  await open();
  const pictures = [...document.querySelectorAll("img")];
  expect(pictures.map((picture) => [picture.width, picture.height])).toEqual([
    [238, 337],
    [238, 168],
    [238, 337],
  ]);
  expect(pictures[0]!.srcset).toContain("-2x.webp 2x");
});
