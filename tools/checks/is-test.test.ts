import { expect, test } from "vitest";
import { isTest } from "./is-test.ts";

test.each([
  "packages/contract/src/test-settings.ts",
  "apps/web/src/features/test-settings/test-settings-data.ts",
  "apps/web/src/features/test-settings/test-settings-form.tsx",
  "apps/web/src/features/mock-test/test-day/test-day-screen.tsx",
])("takes %s for a part of the product", (file) => {
  expect(isTest(file)).toBe(false);
});

test.each([
  "apps/api/src/features/items/pictures.test.ts",
  "apps/api/src/features/mock-test/test-mocks.ts",
  "apps/api/test/test-app.ts",
  "apps/web/src/ui/button.test.tsx",
  "apps/web/test/test-server.ts",
])("takes %s for a test or a part of one", (file) => {
  expect(isTest(file)).toBe(true);
});
