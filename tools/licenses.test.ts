import { expect, test } from "vitest";
import { productionLicenses, refused } from "./licenses.ts";
import { makeSbom } from "./sbom.ts";

test("nothing that runs in production has a license we haven't allowed", () => {
  const list = productionLicenses();
  expect(list.length).toBeGreaterThan(100);
  expect(refused(list)).toEqual([]);
});

test("refuses a license that isn't allowed, and none at all, but not what's for development", () => {
  const packages = {
    "": { version: "1.0.0" },
    "apps/api": { version: "1.0.0" },
    "node_modules/@theta/api": { link: true },
    "node_modules/good": { version: "1.0.0", license: "MIT" },
    "node_modules/copyleft": { version: "2.0.0", license: "AGPL-3.0" },
    "node_modules/good/node_modules/silent": { version: "3.0.0" },
    "node_modules/tool": { version: "4.0.0", license: "GPL-3.0", dev: true },
  };
  const list = productionLicenses(JSON.stringify({ packages }));
  expect(list.map(({ id }) => id)).toEqual(["copyleft@2.0.0", "good@1.0.0", "silent@3.0.0"]);
  expect(refused(list).map(({ license }) => license)).toEqual(["AGPL-3.0", "none"]);
});

test("the bill of materials has each package with its hash, and is the same each time", () => {
  const bom = makeSbom();
  expect([bom.bomFormat, bom.metadata.component.name]).toEqual(["CycloneDX", "theta"]);
  const list = productionLicenses();
  expect(bom.components.map((one) => one["bom-ref"])).toEqual(list.map(({ id }) => id));
  expect(bom.components.find(({ name }) => name === "@fastify/cookie")).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/%40fastify\/cookie@\d/),
    hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ license: { id: "MIT" } }],
  });
  expect(bom.components.filter((one) => !("hashes" in one))).toEqual([]);
  expect(JSON.stringify(makeSbom())).toBe(JSON.stringify(bom));
});
