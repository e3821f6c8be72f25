// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { TERMS_VERSION } from "@theta/contract";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { closeScreen } from "../../../../test/open-screen.tsx";
import { SITE } from "../../../router.tsx";
import type { LegalDocument } from "./legal-document.ts";
import { PRIVACY } from "./privacy-words.ts";
import { PrivacyPolicyScreen } from "./privacy-policy-screen.tsx";
import { TERMS } from "./terms-words.ts";
import { TermsScreen } from "./terms-screen.tsx";

afterEach(closeScreen);

const PAGES = [
  { name: "terms", words: TERMS, Screen: TermsScreen },
  { name: "privacy policy", words: PRIVACY, Screen: PrivacyPolicyScreen },
];

const open = (Screen: () => React.ReactNode) =>
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );

test.each(PAGES)("every clause of the $name has its own link", ({ words, Screen }) => {
  open(Screen);
  screen.getByRole("heading", { level: 1, name: words.title });
  const contents = screen.getByRole("navigation", { name: "Contents" });
  const links = within(contents).getAllByRole<HTMLAnchorElement>("link");
  expect(links).toHaveLength(words.clauses.length);
  for (const [place, { id, title }] of words.clauses.entries()) {
    expect(links[place]?.getAttribute("href")).toBe(`#${id}`);
    const clause = document.getElementById(id);
    within(clause!).getByRole("heading", { level: 2, name: `${place + 1}. ${title}` });
  }
  screen.getByText("2.1");
});

test.each([
  { name: "terms", Screen: TermsScreen, updated: "November 23, 2026" },
  { name: "privacy policy", Screen: PrivacyPolicyScreen, updated: "November 29, 2026" },
])("the $name says when it was published and updated", ({ Screen, updated }) => {
  open(Screen);
  const day = screen.getByText(updated, { selector: "time" });
  expect(day.parentElement?.textContent).toContain(
    `First published June 10, 2024. Last updated ${updated}.`,
  );
});

test.each(PAGES)(
  "the $name shows no leftover markup, and its links lead somewhere",
  ({ Screen }) => {
    open(Screen);
    const article = screen.getByRole("article");
    expect(article.textContent).not.toMatch(/[[\]{}`]/);
    const paths = SITE.map((page) => page.path.toLowerCase());
    for (const link of within(article).getAllByRole("link")) {
      const to = link.getAttribute("href") ?? "";
      if (/^(mailto|tel):/.test(to)) continue;
      const [address = "", id] = to.split("#");
      if (address) expect(paths).toContain(address.toLowerCase());
      if (id) expect(ids(address === "/privacy-policy" ? PRIVACY : null)).toContain(id);
    }
  },
);

const ids = (document_: LegalDocument | null) =>
  (document_ ?? { clauses: [...PRIVACY.clauses, ...TERMS.clauses] }).clauses.map(({ id }) => id);

test("the policy's tables have names, headings, and rows", () => {
  open(PrivacyPolicyScreen);
  const table = screen.getByRole("table", { name: "Cookies" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Name", "What it's for", "How long"]);
  within(table).getByRole("rowheader", { name: "theta-refresh" });
});

test("signing up accepts the terms shown here", () => {
  expect(TERMS.updatedOn).toBe(TERMS_VERSION);
});

const ROOT = path.resolve(import.meta.dirname, "../../../../../..");

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8"));
}

const matches = (texts: string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
];

test("the policy names every cookie and storage key that the code writes", () => {
  const policy = JSON.stringify(PRIVACY);
  const cookies = matches(sources("apps/api/src"), /hostCookie\(publicUrl, "([^"]+)"\)/g);
  expect(cookies).toHaveLength(4);
  const ours = sources("apps/web/src").filter((text) =>
    /(local|session)Storage|PENDING|Record\(/.test(text),
  );
  const keys = [
    ...matches(ours, /\b(?:KEY|THEME_KEY|PREFIX|PENDING) = "([^"]+)"/g),
    ...matches(ours, /\b(?:read|write)\("([^"]+)"/g),
    ...matches(ours, /key = `([a-z-]+:)\$\{/g),
  ];
  expect(keys.length).toBeGreaterThan(11);
  for (const name of [...cookies, ...keys]) expect(policy, name).toContain(`\`${name}\``);
});

test("the terms say what the product does", () => {
  const terms = JSON.stringify(TERMS);
  for (const promise of [
    "13 or older",
    "within 48 hours",
    "at least 48 hours after your purchase",
    "mock tests and topic tests",
    "within one month",
    "within 28 working days",
    "check made out to the billing name",
    "two to three weeks",
    "Plans never renew automatically",
    "The law of India",
  ])
    expect(terms.toLowerCase(), promise).toContain(promise.toLowerCase());
});
