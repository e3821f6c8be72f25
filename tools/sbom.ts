/**
 * Prints all that runs in production as CycloneDX JSON, from the lock file alone, and the same each time. npm's own `sbom`
 * leaves out what is also used in development (`--omit dev`), and without that stops at the tree of a development tool.
 */
import { readFileSync } from "node:fs";
import { readOptions, runCommand } from "./command-options.ts";
import { productionLicenses } from "./licenses.ts";

const HASHES: Record<string, string> = { sha1: "SHA-1", sha256: "SHA-256", sha512: "SHA-512" };

/** "sha512-…" as the lock file has it, in base64; CycloneDX wants hexadecimal digits. */
function hashesOf(integrity: string) {
  const [kind = "", digest = ""] = integrity.split(/-(.*)/s);
  const alg = HASHES[kind];
  return alg ? { hashes: [{ alg, content: Buffer.from(digest, "base64").toString("hex") }] } : {};
}

export function makeSbom() {
  const { name: product, version: release } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  ) as { name: string; version: string };
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      component: {
        "bom-ref": `${product}@${release}`,
        type: "application",
        name: product,
        version: release,
      },
    },
    components: productionLicenses().map(({ id, name, version, license, integrity }) => ({
      "bom-ref": id,
      type: "library",
      name,
      version,
      purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
      licenses: [{ license: { id: license } }],
      ...hashesOf(integrity),
    })),
  };
}

function main(): void {
  readOptions({});
  console.log(JSON.stringify(makeSbom(), null, 2));
}

if (import.meta.main) await runCommand(main);
