/** Size in pixels of the picture for sharing a link; large networks show this size uncropped. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
