/** Of the picture that a link is shared with, in pixels: what the large networks show whole. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
