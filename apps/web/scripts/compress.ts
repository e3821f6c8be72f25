/**
 * Compresses files that never change, once, at build time. HTML isn't included: the server fills in its
 * settings first and compresses the result in memory.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** For smaller files, the extra headers outweigh the savings. */
const LEAST_BYTES = 512;

export async function compress(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && TEXT.test(file.name) && file.name !== "site.json")
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => !file.includes(`${path.sep}.vite${path.sep}`));
  await Promise.all(texts.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(bytes, { level: 9 }),
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}
