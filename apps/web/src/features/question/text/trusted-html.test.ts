import { expect, test } from "vitest";
import { trustedHtml } from "./trusted-html.ts";

test("where there are no Trusted Types the text is what it was", () => {
  expect(trustedHtml("<p>a</p>")).toBe("<p>a</p>");
});
