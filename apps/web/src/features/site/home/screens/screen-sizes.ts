/** The windows that the screens on the home page are taken through, in pixels of the page. */
export const SCREEN_SIZES = {
  wide: { width: 1024, height: 640 },
  narrow: { width: 480, height: 640 },
} as const;
