import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { packPdf, pagesOf, unpackPdf } from "./sheets-pack.ts";

const OBJECTS = [
  "<</Type /Catalog\n/Pages 2 0 R>>",
  "<</Type /Pages\n/Count 2\n/Kids [3 0 R 4 0 R]>>",
  "<</Type /Page\n/Parent 2 0 R\n/Contents 5 0 R>>",
  "<</Type /Page\n/Parent 2 0 R\n/Contents 5 0 R>>",
  "<</Length 4>> stream\nq\nQ\n\nendstream",
  "<</Creator (Chromium)>>",
];

/** A PDF the way Chromium writes one. */
function plainPdf(): Buffer {
  let file = "%PDF-1.4\n";
  const places = OBJECTS.map((body, k) => {
    const at = file.length;
    file += `${k + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<</Size 7\n/Root 1 0 R\n/Info 6 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, "latin1");
}

test("finds every object again, with the changes made on the way", () => {
  const packed = packPdf(plainPdf(), (object) => object.replace("Chromium", "Theta"));
  expect(unpackPdf(packed)).toEqual([...OBJECTS.slice(0, 4), "<</Creator (Theta)>>"]);
  expect(pagesOf(packed)).toBe(2);
  expect(packed.toString("latin1")).toContain(`5 0 obj\n${OBJECTS[4]}\nendobj`);
});

test("says in the table where each object is", () => {
  const packed = packPdf(plainPdf(), (object) => object);
  const text = packed.toString("latin1");
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const [head, size, length] =
    /^8 0 obj\n<<\/Type \/XRef \/Size (\d+) \/W \[1 4 2\] \/Root 1 0 R \/Info 6 0 R \/Filter \/FlateDecode \/Length (\d+)>>\nstream\n/.exec(
      text.slice(at),
    )!;
  const rows = inflateSync(packed.subarray(at + head.length, at + head.length + Number(length)));
  expect(rows).toHaveLength(7 * Number(size));
  const row = (n: number) => [
    rows[7 * n],
    rows.readUInt32BE(7 * n + 1),
    rows.readUInt16BE(7 * n + 5),
  ];
  // The second packed object; all of them are in object 7.
  expect(row(2)).toEqual([2, 7, 1]);
  const [kind, place] = row(5);
  expect(kind).toBe(1);
  expect(text.slice(place, place! + 7)).toBe("5 0 obj");
  expect(row(8)).toEqual([1, at, 0]);
});

test("refuses a file without a table", () => {
  expect(() => packPdf(Buffer.from("%PDF-1.7\n"), (object) => object)).toThrow("no table");
});
