import made from "./sheets.json";

/** As `npm run sheets` made them; their pages and bytes are counted, not typed in. */
export const [FORMULA_SHEET, ...SHEETS_TO_WRITE_ON] = made as [Sheet, ...Sheet[]];

export type Sheet = (typeof made)[number];

export const addressOf = ({ name }: Sheet) => `/sheets/${name}.pdf`;

/** The first page, for screens with one or two dots per pixel. */
export const pictureOf = ({ name, picture }: Sheet) => ({
  ...picture,
  src: `/sheets/${name}.webp`,
  srcSet: `/sheets/${name}.webp 1x, /sheets/${name}-2x.webp 2x`,
});

export const sizeWords = ({ pages, bytes }: Sheet) =>
  `PDF, ${pages} ${pages === 1 ? "page" : "pages"}, ${Math.round(bytes / 1000)} kB`;
