/** The browsers' usual one. */
const USUAL_REM_PIXELS = 16;

/** A rem is larger where the browser or the learner's test settings ask for larger text. */
export function remInPixels(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size : USUAL_REM_PIXELS;
}

/** How much larger text is than usual, for what's measured in pixels and drawn around text. */
export const textScale = (): number => remInPixels() / USUAL_REM_PIXELS;
