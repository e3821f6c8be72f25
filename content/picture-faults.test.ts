import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { askedOf } from "@theta/items";
import { expect, test } from "vitest";
import { hashOfPicture, saidByDrawing } from "./drawings.ts";
import { loadPictureFiles, PICTURES } from "./load-pictures.ts";
import { loadWritten } from "./load-written.ts";
import { pictureFaults } from "./picture-faults.ts";
import { sizeOfWebp } from "./webp-size.ts";

test("has every picture drawn, made, light, used, and described as it is", async () => {
  const bank = (await loadWritten()).flatMap(({ entry }) => askedOf(entry));
  expect(await pictureFaults(bank)).toEqual([]);
});

test("finds a drawing that no question uses", async () => {
  const found = await pictureFaults([]);
  expect(found).toContainEqual({
    gate: "pictures",
    where: "trail-map",
    what: "belongs to no question",
  });
});

test("names a file by a hash of its content", async () => {
  const [picture] = await loadPictureFiles();
  expect(hashOfPicture(picture!.bytes)).toBe(picture!.file);
  expect(hashOfPicture(Buffer.concat([picture!.bytes, Buffer.from("x")]))).not.toBe(picture!.file);
});

test("reads from a drawing its words and what is marked as shown", () => {
  const svg = `<svg><!-- 9 --><text x="8">Tank 1</text><g data-shows="75"/><text>2<tspan>12</tspan></text></svg>`;
  expect(saidByDrawing(svg)).toBe("Tank 1\n2\n12\n75");
});

test("reads the size of a WebP file from its first bytes", async () => {
  const [{ file, bytes }] = (await loadPictureFiles()) as [{ file: string; bytes: Buffer }];
  const made = await readFile(join(PICTURES, "made.json"), "utf8");
  const size = sizeOfWebp(bytes)!;
  expect(made.replaceAll(/\s/g, "")).toContain(
    `"file":"${file}","width":${size.width},"height":${size.height}`,
  );
  expect(sizeOfWebp(Buffer.from("no picture at all, but a text"))).toBeNull();
});
