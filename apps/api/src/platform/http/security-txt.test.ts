import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";
import { securityTxt } from "./security-txt.ts";

const SITE = { publicUrl: "https://theta.example", supportEmail: "safety@theta.example" };

test("says whom to write to, and until when that's true", () => {
  expect(securityTxt(SITE, Date.UTC(2026, 10, 29, 12, 34, 56)).split("\n")).toEqual([
    "Contact: mailto:safety@theta.example",
    "Contact: https://theta.example/contact",
    "Expires: 2027-05-28T12:34:00Z",
    "Preferred-Languages: en",
    "Canonical: https://theta.example/.well-known/security.txt",
    "",
  ]);
});

test("serves it as text to anybody, always good for months and less than a year", async () => {
  const { app } = await createTestApp({ config: { supportEmail: SITE.supportEmail } });
  const answer = await app.inject("/.well-known/security.txt");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toContain("Contact: mailto:safety@theta.example\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(answer.body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
