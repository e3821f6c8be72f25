import { plans } from "@theta/contract";
import { expect, test } from "vitest";
import { createTestApp } from "../../../test/test-app.ts";

test.each([
  [null, "Support by email"],
  ["+919876543210", "Support by email and WhatsApp"],
])("promises for the WhatsApp number %s: %s", async (supportWhatsapp, line) => {
  const { call } = await createTestApp({ config: { supportWhatsapp } });
  const { body } = await call(plans.list, { testType: "1" });
  const lines = body.result.flatMap(({ features }) =>
    features.map(({ featureString }) => featureString),
  );
  expect(lines.filter((one) => /support/i.test(one))).toEqual([line, line]);
  expect(lines.join()).not.toContain("{");
});
