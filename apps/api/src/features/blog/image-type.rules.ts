/**
 * What the bytes are, whatever their sender calls them. SVG isn't allowed, because it can contain
 * scripts.
 */
export function imageType(bytes: Buffer): string | null {
  const ascii = (from: number, to: number) => bytes.toString("latin1", from, to);
  if (bytes.length < 12) return null;
  if (bytes.readUInt32BE(0) === 0x89504e47) return "image/png";
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return "image/jpeg";
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return "image/gif";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "image/webp";
  if (/^ftypavi[fs]$/.test(ascii(4, 12))) return "image/avif";
  return null;
}
