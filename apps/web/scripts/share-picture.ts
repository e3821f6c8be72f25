/**
 * Draws the picture for sharing a link to a page: its title in our type next to the motif. It's made from the
 * site's own tokens and fonts, so the two can't drift apart.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { escapeHtml } from "@theta/contract";
import subsetFont from "subset-font";
import { range } from "./character-range.ts";
import { lightColor } from "./light-colors.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "./share-size.ts";

const LEFT = 80;
const TITLE_WIDTH = 660;
const TITLE_SIZES = [76, 66, 56];
const MOST_LINES = 4;
const LEADING = 1.16;
/** The width of a space, as a fraction of the font size. */
const SPACE = 0.24;

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

export type DrawShare = (title: string, line: string) => Promise<Buffer>;

/** Reads the font once for all the pictures in a build. */
export async function prepareShares(): Promise<DrawShare> {
  await initWasm(await readFile(fileOf("@resvg/resvg-wasm/index_bg.wasm")));
  const font = { fontBuffers: [await headlineFont()], defaultFontFamily: "Literata" };
  const widths = widthsIn((text) => new Resvg(svg(words(text, 100, 0, 100)), { font }));

  return async (title, line) => {
    const { size, lines } = fitTitle(title, widths);
    const first = 330 - ((lines.length - 1) * size * LEADING) / 2;
    const picture = svg(
      `<rect width="100%" height="100%" fill="${lightColor("paper")}"/>` +
        mark(lightColor("brand")) +
        words("Theta", 44, LEFT + 58, 110, lightColor("ink")) +
        lines
          .map((text, place) =>
            words(text, size, LEFT, first + place * size * LEADING, lightColor("ink")),
          )
          .join("") +
        `<path d="M${LEFT} 520H${LEFT + TITLE_WIDTH}" stroke="${lightColor("ink")}" stroke-width="2"/>` +
        words(line, 26, LEFT, 566, lightColor("ink-2")) +
        motif(),
    );
    return Buffer.from(new Resvg(picture, { font }).render().asPng());
  };
}

/** The serif at a headline's weight and optical size. */
async function headlineFont(): Promise<Uint8Array> {
  const whole = await readFile(
    fileOf("@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2"),
  );
  return await subsetFont(whole, `${range(0x20, 0x17f)}–—‘’“”…`, {
    targetFormat: "sfnt",
    variationAxes: { wght: 460, opsz: 60 },
  });
}

/** Measures a line at font size 1, word by word; each word is measured only once. */
function widthsIn(draw: (text: string) => { getBBox(): { width: number } | undefined }) {
  const known = new Map<string, number>();
  const measure = (text: string) => {
    const width = known.get(text) ?? (draw(text).getBBox()?.width ?? 0) / 100;
    known.set(text, width);
    return width;
  };
  return (line: string) =>
    line.split(" ").reduce((sum, word) => sum + measure(word) + SPACE, -SPACE);
}

/** The largest size at which the title fits in a few lines, broken as evenly as possible. */
export function fitTitle(title: string, widthOf: (line: string) => number) {
  for (const size of TITLE_SIZES) {
    const lines = wrap(title, widthOf, TITLE_WIDTH / size);
    if (lines.length > MOST_LINES) continue;
    let even = lines;
    for (let width = TITLE_WIDTH; width > 0; width -= 20) {
      const narrower = wrap(title, widthOf, width / size);
      if (narrower.length > lines.length) break;
      even = narrower;
    }
    return { size, lines: even };
  }
  throw new Error(`This title is too long for its picture: ${title}`);
}

function wrap(text: string, widthOf: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${content}</svg>`;

function words(text: string, size: number, x: number, y: number, fill = "#000") {
  return `<text x="${x}" y="${y}" font-family="Literata" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;
}

/** θ: a ring and its bar. */
const mark = (brand: string) =>
  `<g transform="translate(${LEFT} 72) scale(1.4)" fill="none" stroke="${brand}" stroke-width="4"><ellipse cx="14" cy="16" rx="9.5" ry="13"/><path d="M4.5 16H35"/></g>`;

const x = (ability: number) => 970 + ability * 58;
const y = (share: number) => 500 - share * 340;
const chance = (ability: number) => 0.2 + 0.8 / (1 + Math.exp(-1.3 * (ability - 0.35)));

/** The chance of a right answer by ability, with the range around an estimate. */
function motif(): string {
  const curve = Array.from({ length: 61 }, (_, step) => step / 10 - 3)
    .map((ability) => `${x(ability).toFixed(1)} ${y(chance(ability)).toFixed(1)}`)
    .join("L");
  const [low, at, high] = [0.05, 0.6, 1.15];
  const ticks = Array.from(
    { length: 25 },
    (_, tick) => `M${x(tick / 4 - 3)} 500v${tick % 4 === 0 ? 16 : 8}`,
  ).join("");
  return [
    `<rect x="${x(low)}" y="140" width="${x(high) - x(low)}" height="360" fill="${lightColor("band")}"/>`,
    `<path d="M${x(-3)} 500H${x(3)}" stroke="${lightColor("ink")}" stroke-width="2"/>`,
    `<path d="${ticks}" stroke="${lightColor("line-strong")}" stroke-width="2"/>`,
    `<path d="M${x(at)} ${y(chance(at))}V500" stroke="${lightColor("ink")}" stroke-width="2" stroke-dasharray="4 5"/>`,
    `<path d="M${curve}" fill="none" stroke="${lightColor("ink")}" stroke-width="4"/>`,
    `<circle cx="${x(at)}" cy="${y(chance(at))}" r="8" fill="${lightColor("paper")}" stroke="${lightColor("ink")}" stroke-width="4"/>`,
    `<g transform="translate(${x(at)} 500)" stroke="${lightColor("brand")}" stroke-width="6"><ellipse rx="20" ry="15" fill="${lightColor("paper")}"/><path d="M0 -15V32"/></g>`,
  ].join("");
}
