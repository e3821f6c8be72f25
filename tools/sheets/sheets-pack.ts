/**
 * Packs a PDF as PDF 1.5 allows: everything that isn't a stream (here, thousands of small entries
 * that mark headings, rows, and formulas) goes into compressed object streams. That makes the file
 * a fifth of the size.
 */
import { deflateSync, inflateSync } from "node:zlib";

const OBJECTS_IN_A_STREAM = 200;

interface PdfObject {
  number: number;
  body: string;
}

/** Reads what Chromium writes: one table of positions, with every object of generation 0. */
export function packPdf(pdf: Buffer, change: (object: string) => string): Buffer {
  const text = pdf.toString("latin1");
  const objects = readObjects(text);
  const streams = objects.filter(({ body }) => isStream(body));
  const small = objects
    .filter(({ body }) => !isStream(body))
    .map(({ number, body }) => ({ number, body: change(body) }));
  let next = Math.max(...objects.map(({ number }) => number)) + 1;

  /** Where everything is: at a position in the file, or as the nth entry of an object stream. */
  const places = new Map<number, [kind: 1 | 2, where: number, index: number]>();
  let file = "%PDF-1.7\n%\xd3\xeb\xe9\xe1\n";
  const write = ({ number, body }: PdfObject) => {
    places.set(number, [1, file.length, 0]);
    file += `${number} 0 obj\n${body}\nendobj\n`;
  };
  streams.forEach(write);
  for (let k = 0; k < small.length; k += OBJECTS_IN_A_STREAM) {
    const some = small.slice(k, k + OBJECTS_IN_A_STREAM);
    const number = next++;
    some.forEach((object, index) => places.set(object.number, [2, number, index]));
    write({ number, body: objectStream(some) });
  }
  const start = file.length;
  places.set(next, [1, start, 0]);
  const [, root, info] = [/./, /\/Root (\d+ 0 R)/, /\/Info (\d+ 0 R)/].map(
    (wanted) => wanted.exec(text.slice(text.lastIndexOf("trailer")))?.[1],
  );
  if (!root || !info) throw new Error("The PDF does not say where it begins");
  const rows = Array.from({ length: next + 1 }, (_, number) => xrefRow(places.get(number)));
  const head = `/Type /XRef /Size ${next + 1} /W [1 4 2] /Root ${root} /Info ${info}`;
  file += `${next} 0 obj\n${compressed(head, Buffer.concat(rows))}\nendobj\n`;
  return Buffer.from(`${file}startxref\n${start}\n%%EOF\n`, "latin1");
}

function readObjects(text: string): PdfObject[] {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [head = "", count = ""] = /^xref\s+0 (\d+)\s+/.exec(text.slice(table)) ?? [];
  if (!count) throw new Error("The PDF has no table of positions");
  const from = table + head.length;
  const places = Array.from({ length: Number(count) }, (_, k) =>
    text.slice(from + 20 * k, from + 20 * k + 18),
  );
  const used = places.flatMap((line, number) =>
    line.endsWith("n") ? [{ number, at: Number(line.slice(0, 10)) }] : [],
  );
  const ends = [...used.map(({ at }) => at), table].toSorted((one, other) => one - other);
  return used.map(({ number, at }) => {
    const end = ends[ends.indexOf(at) + 1];
    const [, body] = /^\d+ 0 obj\s([\s\S]*)\sendobj\s*$/.exec(text.slice(at, end)) ?? [];
    if (body === undefined) throw new Error(`Object ${number} of the PDF can't be read`);
    return { number, body };
  });
}

const isStream = (body: string): boolean => body.endsWith("endstream");

function objectStream(objects: readonly PdfObject[]): string {
  let at = 0;
  const places = objects.map(({ number, body }) => {
    const place = `${number} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${places.join(" ")}\n`;
  const bodies = objects.map(({ body }) => `${body}\n`).join("");
  return compressed(
    `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    Buffer.from(head + bodies, "latin1"),
  );
}

function compressed(head: string, bytes: Buffer): string {
  const small = deflateSync(bytes, { level: 9 }).toString("latin1");
  return `<<${head} /Filter /FlateDecode /Length ${small.length}>>\nstream\n${small}\nendstream`;
}

function xrefRow(place: [kind: 1 | 2, where: number, index: number] | undefined): Buffer {
  const row = Buffer.alloc(7);
  const [kind, where, index] = place ?? [0, 0, 65_535];
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(where, 1);
  row.writeUInt16BE(index, 5);
  return row;
}

/** Everything in a packed PDF that isn't a stream. */
export function unpackPdf(pdf: Buffer): string[] {
  const text = pdf.toString("latin1");
  const packed = text.matchAll(
    /\/Type \/ObjStm \/N (\d+) \/First (\d+) \/Filter \/FlateDecode \/Length (\d+)>>\nstream\n/g,
  );
  return [...packed].flatMap(({ 0: head, 1: count, 2: first, 3: length, index }) => {
    const from = index + head.length;
    const bytes = inflateSync(pdf.subarray(from, from + Number(length))).toString("latin1");
    const places = bytes.slice(0, Number(first)).trim().split(/\s+/).map(Number);
    return Array.from({ length: Number(count) }, (_, k) => {
      const at = Number(first) + places[2 * k + 1]!;
      const next = places[2 * k + 3];
      return bytes.slice(at, next === undefined ? undefined : Number(first) + next).trim();
    });
  });
}

export const pagesOf = (pdf: Buffer): number =>
  unpackPdf(pdf).filter((object) => /\/Type \/Page\b(?!s)/.test(object)).length;
